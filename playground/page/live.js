/** The connection to the playground: requests with one reply each, and events that it pushes. */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** The playground refused a request; the message is a sentence for the person. */
class Refused extends Error {
  /** @param {{error?: string, text?: string}} reply */
  constructor(reply) {
    super(reply.text || reply.error || "");
    this.kind = reply.error || "";
  }
}

/** The connection broke before the reply came; whether the request arrived is unknown. */
export class Lost extends Error {}

/** A websocket that reconnects by itself. */
export class Live {
  /**
   * @param {object} told
   * @param {() => void} told.connected called each time the connection is open
   * @param {() => void} told.lost called each time it is lost
   * @param {(push: object) => void} told.news called for each event of the playground
   */
  constructor(told) {
    this.told = told;
    this.asked = new Map();
    this.count = 0;
    this.wait = FIRST_WAIT;
    this.socket = null;
    this.timer = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  /** Whether requests can be sent now. */
  get stands() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connect, and retry until it works. */
  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/page/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.told.connected();
    };
    socket.onmessage = (event) => this.read(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.broke();
  }

  /** Retry at once if the page is waiting for its next attempt. */
  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
  }

  /**
   * Send a request to the playground.
   *
   * @param {string} what
   * @param {object} [body]
   * @returns {Promise<object>} the reply; rejects with `Refused` or `Lost`
   */
  ask(what, body = {}) {
    return new Promise((resolve, reject) => {
      if (!this.stands) {
        reject(new Lost());
        return;
      }
      this.count += 1;
      this.asked.set(this.count, { resolve, reject });
      this.socket.send(JSON.stringify({ n: this.count, do: what, ...body }));
    });
  }

  read(said) {
    if (said.event) {
      this.told.news(said);
      return;
    }
    const asked = this.asked.get(said.n);
    this.asked.delete(said.n);
    if (said.ok) asked?.resolve(said);
    else asked?.reject(new Refused(said));
  }

  broke() {
    const open = [...this.asked.values()];
    this.asked.clear();
    for (const each of open) each.reject(new Lost());
    this.told.lost();
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
