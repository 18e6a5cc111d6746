import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessParts, systemContext } from '#src/app/process.ts';
import { words } from '#src/messages/vi.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';

/** What a command works with: `operatorId` has said it (`--as`), `secondId` agrees to it (`--second`). */
export type Desk = ProcessParts & { readonly operatorId: string | null; readonly secondId: string | null };
/** What was done or found, in lines; on failure they say why. */
export type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };
export type Command = (desk: Desk) => Promise<Outcome>;

/** Signs that steer a terminal or turn what is read around; whoever typed them meant no good. */
const STEERING = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Whatever somebody wrote in several lines stays below its own: it never looks like a line of ours. */
const BREAK = /\r\n?|[\n\u2028\u2029]/g;

export const done = (...lines: readonly string[]): Outcome => ({
	lines: lines.map((line) => line.replace(BREAK, '\n\t\t| ').replace(STEERING, '')),
	isDone: true,
});
export const failed = (line: string): Outcome => ({ lines: [line], isDone: false });
/** Only its owner reads what is written; what was done before stands, so a full disk is said and not thrown. */
export const kept = (file: string, content: string | Uint8Array, line: string): Promise<Outcome> =>
	writeFile(file, content, { mode: 0o600 }).then(
		() => done(line),
		(problem: Error) => failed(`${file} cannot be written: ${problem.message}`),
	);
/** The folder and each file in it are their owner's alone. */
export async function storedPictures(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<Outcome> {
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		for (const [name, bytes] of files) {
			const path = join(folder, name);
			await writeFile(path, bytes, { mode: 0o600 });
			// One that was there before keeps its mode.
			await chmod(path, 0o600);
		}
		return done(`${files.size} pictures are in ${folder}`);
	} catch (problem) {
		return failed(`${folder} cannot be written: ${problem instanceof Error ? problem.message : String(problem)}`);
	}
}
/** When what was read was asked for, to the millisecond, as the decision on it takes it back. */
export const requestedMark = (askedAt: Date | string): string => new Date(askedAt).toISOString();
/** What was typed in its place; `null` where it is none. */
export const readRequestedMark = (typed: string): string | null =>
	/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(typed) ? typed : null;
/** What the product says to that in words, field by field where it says more; its code stays for whoever looks it up. */
export const refused = ({ code, details, fields = {} }: Failure): Outcome => ({
	lines: [
		`${words.refusal(code, details)} [${code}]`,
		...Object.entries(fields).map(([field, of]) => `\t${field}: ${words.field(of, details)} [${of}]`),
	],
	isDone: false,
});

/** The lines of one command with what explains them below; empty for a word that is none. */
export function usageOf(usage: string, verb: string): string {
	let isOwn = false;
	const own = usage.split('\n').filter((line) => {
		const isCommand = line.includes(' operator -- ');
		if (isCommand) isOwn = line.includes(` operator -- ${verb} `) || line.endsWith(` operator -- ${verb}`);
		return isOwn && line !== '';
	});
	return own.map((line) => `${line}\n`).join('');
}

/** A decision was asked for and nobody stands for it. */
export class Unnamed extends Error {}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly error: Failure };
/** `what` was done, or why not. */
export const told = (what: string, answer: Answer): Outcome => (answer.ok ? done(what) : refused(answer.error));

export function operatorContext({ operatorId, ...parts }: Desk): Context<OperatorActor> {
	if (!operatorId) throw new Unnamed('this is decided by somebody: add --as YOUR-EMAIL');
	return { ...systemContext('operator_command', parts), actor: { kind: 'operator', customerId: operatorId } };
}
