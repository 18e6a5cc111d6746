import type { FailureDetails } from '#src/shared/failure.ts';

/** The text of an error code, or a function that builds it from the error's details. */
export type MessageEntry = string | ((details: FailureDetails) => string);
/** A missing code does not compile. */
export type MessageTable<Code extends string> = Readonly<Record<Code, MessageEntry>>;
