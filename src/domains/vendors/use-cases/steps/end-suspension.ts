import type { Scope } from '#src/platform/context.ts';
import { lockSuspension, recordSuspension } from '../../db/suspension-repository.ts';

/** An appeal that nobody has decided has nothing left to be about. */
export async function endSuspension({ db }: Scope, shopId: string, endedAt: Date): Promise<void> {
	const suspension = await lockSuspension(db, shopId);
	if (!suspension) return;
	const lapsed = suspension.appealState === 'open' ? { appealState: 'lapsed' as const } : {};
	await recordSuspension(db, suspension.id, { endedAt, ...lapsed });
}
