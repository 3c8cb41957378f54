/**
 * One at a time in all tabs of this browser: who is signed in never changes while practice is being sent, so nothing
 * is sent for somebody else. A browser without locks has one tab at a time to fear, which waits for its own answers.
 */
export async function withPersonLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request("person", work) : work();
}
