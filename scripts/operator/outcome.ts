import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessParts, systemContext } from '#src/app/process.ts';
import { words } from '#src/messages/vi.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';

/** `operatorId` is the operator who acts (`--as`), `secondId` the one who approves (`--second`). */
export type OperatorSession = ProcessParts & { readonly operatorId: string | null; readonly secondId: string | null };
export type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };
export type Command = (desk: OperatorSession) => Promise<Outcome>;

/** Control and format characters could steer the terminal or reverse the text order. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Lines of user text are indented, so that they cannot pass for lines of this output. */
const BREAK = /\r\n?|[\n\u2028\u2029]/g;

export const done = (...lines: readonly string[]): Outcome => ({
	lines: lines.map((line) => line.replace(BREAK, '\n\t\t| ').replace(CONTROL_CHARACTERS, '')),
	isDone: true,
});
export const failed = (line: string): Outcome => ({ lines: [line], isDone: false });
/** Only the owner may read the file. Reports a write error instead of throwing, because earlier steps stay done. */
export const storedOutcome = (file: string, content: string | Uint8Array, line: string): Promise<Outcome> =>
	writeFile(file, content, { mode: 0o600 }).then(
		() => done(line),
		(problem: Error) => failed(`${file} cannot be written: ${problem.message}`),
	);
export async function savePictureFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<Outcome> {
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		for (const [name, bytes] of files) {
			const path = join(folder, name);
			await writeFile(path, bytes, { mode: 0o600 });
			// writeFile keeps the mode of an existing file.
			await chmod(path, 0o600);
		}
		return done(`${files.size} pictures are in ${folder}`);
	} catch (problem) {
		return failed(`${folder} cannot be written: ${problem instanceof Error ? problem.message : String(problem)}`);
	}
}
/** Time of the request in milliseconds; a decision repeats it to prove which version it refers to. */
export const markOf = (askedAt: Date | string): string => new Date(askedAt).toISOString();
export const readMark = (typed: string): string | null => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(typed) ? typed : null);
/** Prints the failure's message and its fields, and the code for reference. */
export const failureOutcome = ({ code, details, fields = {} }: Failure): Outcome => ({
	lines: [
		`${words.refusal(code, details)} [${code}]`,
		...Object.entries(fields).map(([field, of]) => `\t${field}: ${words.field(of, details)} [${of}]`),
	],
	isDone: false,
});

export function usageOf(usage: string, verb: string): string {
	let isOwn = false;
	const own = usage.split('\n').filter((line) => {
		const isCommand = line.includes(' operator -- ');
		if (isCommand) isOwn = line.includes(` operator -- ${verb} `) || line.endsWith(` operator -- ${verb}`);
		return isOwn && line !== '';
	});
	return own.map((line) => `${line}\n`).join('');
}

/** Of the lines of one command those for what it was asked to do, with what explains their words; all if none says it. */
export function usageOfAct(own: string, act: string): string {
	const lines = own.split('\n').filter((line) => line !== '');
	const isOfAct = (line: string) => / operator -- \S+ (\S+)/.exec(line)?.[1]?.split('|').includes(act) === true;
	if (act === '' || !lines.some(isOfAct)) return own;
	const shown = lines.filter((line) => isOfAct(line) || !line.includes(' operator -- '));
	return shown.map((line) => `${line}\n`).join('');
}

export class MissingOperatorError extends Error {}

export type CommandAnswer = { readonly ok: true } | { readonly ok: false; readonly error: Failure };
export const answerOutcome = (what: string, answer: CommandAnswer): Outcome =>
	answer.ok ? done(what) : failureOutcome(answer.error);

export function operatorContext({ operatorId, ...parts }: OperatorSession): Context<OperatorActor> {
	if (!operatorId) throw new MissingOperatorError('this is decided by somebody: add --as YOUR-EMAIL');
	return { ...systemContext('operator_command', parts), actor: { kind: 'operator', customerId: operatorId } };
}
