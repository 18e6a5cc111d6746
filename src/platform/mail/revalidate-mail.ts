import type { ReadDatabase } from '../db/index.ts';

/** What a mail rests on, as plain values. */
export type MailPrecondition = { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> };
/** `true`: as it was written; `false`: wrong or of no use by now; a letter: in these words by now. */
export type Verdict = boolean | { readonly subject: string; readonly text: string; readonly html?: string };

/** A mail server may be away for days. Whoever sends mails that do not stay true says here what is left of them. */
export type MailCheck = {
	readonly kinds: readonly string[];
	/** One verdict for each, in their order; they are asked together. */
	lookAgain(read: ReadDatabase, grounds: readonly MailPrecondition[]): Promise<readonly Verdict[]>;
};

let checks: ReadonlyMap<string, MailCheck> = new Map();

/** Called once by the process that sends mails. */
export function wireMails(all: readonly MailCheck[]): void {
	checks = new Map(all.flatMap((check) => check.kinds.map((kind) => [kind, check] as const)));
}

/** One verdict for each; what rests on nothing, or on what this release does not know, stays as it was written. */
export async function revalidateMail(
	read: ReadDatabase,
	grounds: readonly (MailPrecondition | undefined)[],
): Promise<readonly Verdict[]> {
	const verdicts: Verdict[] = grounds.map(() => true);
	const asked = grounds.flatMap((ground, at) => {
		const check = ground && checks.get(ground.kind);
		return ground && check ? [{ ground, at, check }] : [];
	});
	for (const [check, alike] of Map.groupBy(asked, (one) => one.check)) {
		const found = await check.lookAgain(
			read,
			alike.map(({ ground }) => ground),
		);
		for (const [place, { at }] of alike.entries()) verdicts[at] = found[place] ?? false;
	}
	return verdicts;
}
