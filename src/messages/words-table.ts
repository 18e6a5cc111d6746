import type { FailureDetails } from '#src/shared/failure.ts';

/** Words for one code: a sentence, or one made from the refusal's details. */
export type WordsEntry = string | ((details: FailureDetails) => string);
/** A code of the union without words does not compile. */
export type WordsTable<Code extends string> = Readonly<Record<Code, WordsEntry>>;
