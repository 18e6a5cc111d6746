import { lockSuspension, recordSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import { mayMove } from '#src/shared/states.ts';
import { appealStates } from '../../rules/appeal-states.ts';

/** Marks an undecided appeal as lapsed, because its suspension has ended. */
export async function endSuspension({ db }: Scope, shopId: string, endedAt: Date): Promise<void> {
	const suspension = await lockSuspension(db, shopId);
	if (!suspension) return;
	const { appealState } = suspension;
	const lapsed = appealState && mayMove(appealStates, appealState, 'lapsed') ? { appealState: 'lapsed' as const } : {};
	await recordSuspension(db, suspension.id, { endedAt, ...lapsed });
}
