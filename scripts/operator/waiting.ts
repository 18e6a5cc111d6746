import { backgrounds } from '#src/app/domains.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { WaitingItem, WaitingKind } from '#src/platform/waiting.ts';
import { DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type Command, done } from './outcome.ts';

export const WAITING_USAGE = `       npm run operator -- waiting   all that waits for an operator, with its age and the next command
`;

const ASKED_MAX = 500;
const SHOWN_PER_KIND = 10;
/** Needed where somebody decides or looks at private papers, and taken by every command. */
const AS = ' --as YOUR-EMAIL';

/** Later parts register their kinds in the `background.ts` of their domain. */
export const waitingKinds: readonly WaitingKind[] = backgrounds.flatMap(({ waiting = [] }) => waiting);

export function ageOf(since: Date, now: Date): string {
	const ageMs = Math.max(0, now.getTime() - since.getTime());
	return ageMs < 2 * DAY_MS ? `${Math.floor(ageMs / HOUR_MS)} h` : `${Math.floor(ageMs / DAY_MS)} days`;
}

export function waitingLines(name: string, items: readonly WaitingItem[], now: Date): readonly string[] {
	if (items.length === 0) return [];
	const count = items.length < ASKED_MAX ? String(items.length) : `${ASKED_MAX} or more`;
	const further = items.length - SHOWN_PER_KIND;
	return [
		`${name}: ${count}`,
		...items
			.toSorted((a, b) => a.since.getTime() - b.since.getTime())
			.slice(0, SHOWN_PER_KIND)
			.map(({ subject, since, next }) => `\t${ageOf(since, now)}\t${subject}\tnpm run operator -- ${next}${AS}`),
		...(further > 0 ? [`\t… and ${further} more`] : []),
	];
}

export const waitingCommand: Command = async ({ read }) => {
	const now = await databaseNow(read);
	const lines: string[] = [];
	for (const { name, list } of waitingKinds) lines.push(...waitingLines(name, await list(read, ASKED_MAX), now));
	return lines.length > 0 ? done(...lines) : done('nothing waits');
};
