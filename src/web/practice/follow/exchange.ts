import { ApiError, type ApiClient } from "#contract/client.ts";
import type { CountChange, FieldChange, StateNews } from "#contract/person-state.ts";
import { personalApi } from "#contract/personal-api.ts";
import { isFinalRefusal } from "#contract/refusals.ts";
import { correctedTime, mergeStates, notBefore, serverAhead, type PersonState } from "#engines/person-state.ts";
import { hasRoomFor, kindOf } from "#engines/room-for-more.ts";
import type { Clock } from "../practice-deps.ts";
import { changeField, forgetRefused, knownText, type FollowRecord, type UnsentField } from "./follow-record.ts";

interface Exchange {
  call: ApiClient;
  uid: string;
  clock: Clock;
}

/** Changes of one request. */
interface Batch {
  fields: [name: string, changed: UnsentField][];
  counts: string[];
}

/** Letters of a request, far below the 16 KiB that the server takes. */
const MOST_LETTERS = 8000;
const MOST_CHANGES = 20;

/**
 * Asks for what is newer than the record, and returns how far the server's clock is ahead. Until that is known nothing is
 * sent, for the times of changes are the server's.
 */
export async function fetchNews(record: FollowRecord, exchange: Exchange): Promise<number> {
  for (;;) {
    const { ahead, isMore } = await send(record, { fields: [], counts: [] }, { ...exchange, ahead: 0 });
    if (!isMore) return ahead;
  }
}

interface Sending extends Exchange {
  ahead: number;
  /** The day is YYYY-MM-DD, as the person lives it. */
  today: string;
  /** Called after each reply. */
  save: () => void;
}

/** Sends what the server does not have. */
export async function sendChanges(record: FollowRecord, { ahead, save, today, ...exchange }: Sending) {
  takeUpRefused(record, today);
  for (let batch = nextBatch(record); !isEmpty(batch); batch = nextBatch(record)) {
    await sendOrSetAside(record, batch, { ...exchange, ahead });
    save();
  }
}

/** What found no room in the account is sent again as soon as there is some, unless another device has written it since. */
function takeUpRefused(record: FollowRecord, day: string) {
  for (const [name, kind] of Object.entries(record.noRoom)) {
    // An account keeps the rows of what was removed, so that a full one stays full.
    if (kind === "full-account") continue;
    const text = record.refused[name] ?? null;
    const names = new Set([...Object.keys(record.state.registers), ...Object.keys(record.unsent)]);
    const kept = [...names].map((known) => [known, knownText(record, known)] as const);
    if (!hasRoomFor(kind, { kept, changed: [[name, text]], day })) continue;
    if (knownText(record, name) === null) changeField(record, name, { text, time: 0 });
    delete record.refused[name];
    delete record.noRoom[name];
  }
}

const isEmpty = ({ fields, counts }: Batch) => fields.length + counts.length === 0;

function nextBatch({ unsent, unsentCounts }: FollowRecord): Batch {
  const fields: Batch["fields"] = [];
  let letters = 0;
  for (const [name, changed] of Object.entries(unsent)) {
    letters += name.length + (changed.text?.length ?? 0);
    if (fields.length > 0 && (letters > MOST_LETTERS || fields.length === MOST_CHANGES)) break;
    fields.push([name, changed]);
  }
  return { fields, counts: unsentCounts.slice(0, MOST_CHANGES) };
}

/** What the server refuses for good is found one by one, and set aside, so that nothing else waits for it. */
async function sendOrSetAside(record: FollowRecord, batch: Batch, exchange: Exchange & { ahead: number }) {
  try {
    await send(record, batch, exchange);
  } catch (error) {
    const isRefused = error instanceof ApiError && (isFinalRefusal(error.code) || error.code === "too-many-fields");
    if (!isRefused) throw error;
    if (batch.fields.length + batch.counts.length === 1) return setAside(record, batch, error);
    for (const each of batch.fields) await sendOrSetAside(record, { fields: [each], counts: [] }, exchange);
    for (const each of batch.counts) await sendOrSetAside(record, { fields: [], counts: [each] }, exchange);
  }
}

function setAside(record: FollowRecord, { fields, counts }: Batch, { reason }: ApiError) {
  for (const [name, { text }] of fields) {
    record.refused[name] = text;
    delete record.unsent[name];
    const kind = kindOf(name);
    if (reason === "full-account") record.noRoom[name] = reason;
    else if (kind !== null && kind === reason) record.noRoom[name] = kind;
  }
  record.unsentCounts = record.unsentCounts.filter((name) => !counts.includes(name));
}

async function send(
  record: FollowRecord,
  { fields, counts }: Batch,
  { call, uid, clock, ahead }: Exchange & { ahead: number },
) {
  const { device, cursor } = record;
  const counted = counts.map((name) => ({ name, count: record.state.counters[name]?.[device] ?? 0 }) as CountChange);
  const sent = clock.now();
  const news = await call(
    personalApi.exchangeState,
    {},
    {
      person: uid,
      device,
      cursor,
      // The server checks the names and the values: it knows which fields there are.
      fields: fields.map((each) => toChange(each, ahead) as FieldChange),
      counts: counted,
    },
  );
  record.cursor = news.cursor;
  record.state = mergeStates(record.state, stateOf(news));
  for (const [name, changed] of fields) if (record.unsent[name] === changed) delete record.unsent[name];
  forgetRefused(
    record,
    news.fields.map(({ name }) => name),
  );
  const sentCounts = new Map(counted.map(({ name, count }) => [name, count]));
  const isSent = (name: string) =>
    sentCounts.has(name) && sentCounts.get(name) === record.state.counters[name]?.[device];
  record.unsentCounts = record.unsentCounts.filter((name) => !isSent(name));
  return { ahead: serverAhead(news.now, { sent, received: clock.now() }), isMore: news.isMore };
}

const toChange = ([name, { text, time, after }]: Batch["fields"][number], ahead: number) => ({
  name,
  value: text === null ? null : (JSON.parse(text) as unknown),
  at: notBefore(correctedTime(time, ahead), after),
});

function stateOf({ fields, counts }: StateNews): PersonState {
  const counters: Record<string, Record<string, number>> = {};
  for (const { name, device, count } of counts) counters[name] = { ...counters[name], [device]: count };
  const registers = fields.map(({ name, value, at, by }) => {
    const text = value === null ? null : JSON.stringify(value);
    return [name, { text, at, by }] as const;
  });
  return { registers: Object.fromEntries(registers), counters };
}
