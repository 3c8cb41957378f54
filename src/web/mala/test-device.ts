import { minute } from "#model/durations.ts";
import { vowsIn } from "../practice/kept-vows.ts";
import { startFollowing } from "../practice/follow/account-follower.ts";
import { localFields } from "../practice/follow/local-fields.ts";
import { noteChange } from "../practice/follow/note-change.ts";
import { malasOn, tallyOn } from "../practice/malas-today.ts";
import { TestServer, transportOf } from "../practice/test-server.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { REACH } from "../device/reach.ts";
import { MANTRA, openChant, signIn } from "./test-chant.ts";
import type { TestTab } from "./test-tab.ts";
import { readOffer } from "../practice/follow/offered-malas.ts";

const settings = { dayBeginsAt: 0, showStreaks: true };

/** Days of the person, in the zone of the test browsers. */
export const TODAY = "2026-11-20";

interface Options {
  /** Milliseconds by which the clock of the device is ahead of the server's. */
  skew?: number;
  uid?: string;
  /** This answers whether the practice of the device shall join the account. It is absent where nobody answers. */
  joins?: boolean;
}

/** A device of a person with one tab, which counts malas and follows the account. */
export class TestDevice {
  readonly browser: TabbedBrowser;
  readonly #server: TestServer;
  readonly #skew: number;
  joins: boolean | undefined;
  /** Called with each key whose text the account has changed here. */
  onTold: (key: string) => void = () => {};
  asked = 0;
  isVisible = true;
  isOnline = true;
  uid: string | null = null;
  tab!: TestTab;
  chant!: ReturnType<typeof openChant>;
  #workers: { stop(): void }[] = [];

  constructor(server: TestServer, number: number, { skew = 0, uid, joins }: Options = {}) {
    this.browser = new TabbedBrowser(server, number);
    this.#server = server;
    this.#skew = skew;
    this.joins = joins;
    this.#showTime();
    this.#open();
    if (uid !== undefined) this.signIn(uid);
  }

  #showTime() {
    this.browser.time = this.#server.time + this.#skew;
  }

  #open() {
    this.tab = this.browser.openTab();
    this.chant = openChant(this.tab);
  }

  signIn(uid: string) {
    this.uid = uid;
    this.tab.deps.person.remember(uid);
    this.#server.signedIn = uid;
    const transport: typeof transportOfTab = async (path, init) => {
      if (!this.isOnline) throw new TypeError("Failed to fetch");
      return transportOfTab(path, init);
    };
    const transportOfTab = transportOf(this.browser, this.tab);
    const follower = startFollowing(
      {
        user: { uid, settings },
        transport,
        ask: () => this.#answer(),
        isVisible: () => this.isVisible,
        tell: (key) => this.onTold(key),
        onFailed() {},
      },
      this.tab.deps,
    );
    this.#workers = [follower, signIn(this.browser, this.tab, uid)];
  }

  #answer() {
    this.asked += 1;
    const { joins } = this;
    return joins === undefined ? new Promise<boolean>(() => {}) : Promise.resolve(joins);
  }

  signOut() {
    for (const worker of this.#workers.splice(0)) worker.stop();
    this.uid = null;
    this.tab.deps.person.remember(null);
  }

  /** The page ends as by a reload or a crash. */
  async reload(how: "unload" | "kill" = "unload") {
    this.tab.showFrame();
    this.tab[how]();
    const { uid } = this;
    this.#open();
    if (uid !== null) this.signIn(uid);
    await this.browser.settle();
  }

  /** Time passes on the device, which does what is due by then. */
  async live() {
    this.#showTime();
    this.tab.showFrame();
    await this.browser.settle();
    await this.browser.runTimers();
  }

  /** The field is written as a feature writes it down. */
  set(field: string, value: unknown) {
    const { storage } = this.browser;
    noteChange(storage, field, this.browser.time);
    localFields(storage, () => {}).write(field, value === null ? null : JSON.stringify(value));
  }

  get(field: string): unknown {
    const text = localFields(this.browser.storage, () => {}).read(field);
    return text === null ? null : JSON.parse(text);
  }

  tallyToday = () => tallyOn(this.browser.storage, TODAY);
  malasToday = () => malasOn(this.browser.storage, TODAY);
  offered = () => readOffer(this.browser.storage, MANTRA)?.count ?? null;
}

/** A minute passes on the server and on all devices, in which each looks several times. */
export async function pass(server: TestServer, devices: readonly TestDevice[], milliseconds = 60_000) {
  for (let passed = 0; passed < milliseconds; passed += 10_000) {
    server.time += 10_000;
    for (const device of devices) await device.live();
  }
}

/** A phone and a laptop of one person, whose clocks are so many milliseconds ahead of the server's. */
export async function twoDevices(skews: [number, number] = [0, 0]) {
  const server = new TestServer();
  const phone = new TestDevice(server, 1, { uid: "asha", skew: skews[0] });
  const laptop = new TestDevice(server, 2, { uid: "asha", skew: skews[1] });
  const both = [phone, laptop];
  await pass(server, both);
  return { server, phone, laptop, both, pass: (milliseconds?: number) => pass(server, both, milliseconds) };
}

/**
 * Lets both devices complete the mala that the phone has begun, the phone while it is without a network. Returns the number
 * of beads that were chanted.
 */
export async function completeOnBoth({ phone, laptop, pass: wait }: Awaited<ReturnType<typeof twoDevices>>) {
  phone.chant.press(37);
  await wait();
  phone.isOnline = false;
  laptop.chant.takeUp();
  laptop.chant.press(71);
  phone.chant.press(71);
  await wait();
  phone.isOnline = true;
  phone.tab.page.dispatchEvent(new Event(REACH));
  await wait(6 * minute);
  return 37 + 71 + 71;
}

/** Beads that the server has recorded. */
export const beadsOn = (server: TestServer) => server.recorded().reduce((sum, amount) => sum + amount, 0);

/** Malas of today for the vow, as each device shows them. */
export const keptToday = (devices: readonly TestDevice[]) =>
  devices.map(({ browser }) => vowsIn(browser.storage).all().map(({ kept }) => kept[TODAY] ?? 0)); // prettier-ignore
