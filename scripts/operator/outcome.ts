import { type ProcessParts, systemContext } from '#src/app/process.ts';

/** What was done or found, in lines; on failure they say why. */
export type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };
export type Command = (parts: ProcessParts) => Promise<Outcome>;

export const done = (...lines: readonly string[]): Outcome => ({ lines, isDone: true });
export const failed = (line: string): Outcome => ({ lines: [line], isDone: false });

export const operatorContext = (parts: ProcessParts) => systemContext('operator_command', parts);
