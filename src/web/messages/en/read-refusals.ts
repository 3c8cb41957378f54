import type { ApiError } from "#contract/client.ts";

/** Says why a text is refused that is the same for everybody. In English the server's own sentence says it. */
export const readRefusal = ({ message }: ApiError): string => message;

/** Says what a defect throws, which is in English. */
export const thrown = (message: string): string => message;
