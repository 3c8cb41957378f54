import { Counter, type Registry } from "prom-client";
import { securityEvents, type SecurityNote } from "../accounts/security-log.ts";

/** Counts every event, including those that the log leaves out as repeated. */
export function countSecurityEvents(registry: Registry) {
  const events = new Counter({
    name: "mantra_security_events_total",
    help: "What was done with accounts, and what was refused: the outcome is done, or the code of the refusal",
    labelNames: ["event", "outcome"],
    registers: [registry],
  });
  securityEvents.subscribe((reported) => {
    const { event, outcome } = reported as SecurityNote;
    events.inc({ event, outcome });
  });
}
