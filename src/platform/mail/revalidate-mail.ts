import type { ReadDatabase } from '../db/index.ts';

export type MailPrecondition = { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> };
/** `true`: send as written; `false`: discard; an object: send this updated version. */
export type Verdict = boolean | { readonly subject: string; readonly text: string; readonly html?: string };

/** A mail server may be down for days, so mails that can become outdated are checked before each attempt. */
export type MailCheck = {
	readonly kinds: readonly string[];
	/** Returns one verdict per mail, in the same order. */
	lookAgain(read: ReadDatabase, grounds: readonly MailPrecondition[]): Promise<readonly Verdict[]>;
};

let checks: ReadonlyMap<string, MailCheck> = new Map();

export function wireMails(all: readonly MailCheck[]): void {
	checks = new Map(all.flatMap((check) => check.kinds.map((kind) => [kind, check] as const)));
}

/** A mail without a precondition, or with one that this release does not have, is sent as written. */
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
