import { checkJudge } from '#src/domains/returns/index.ts';
import type { Actor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { bookableLines, changeLine, findLine, lockLine, lockRemittance } from '../db/remittance-repository.ts';
import type { CashRemittance } from '../db/tables.ts';
import { matchLine, openBox } from '../rules/match-line.ts';
import { bookLine, type LockedParcels, lockParcelsNamed } from './steps/book-line.ts';

const BATCH = 5000;

/** Books the lines of one remittance, or of all, each in its own transaction; calling it again continues. */
export async function bookRemittance(context: Context, remittanceId: string | null): Promise<void> {
	for (const lineId of await bookableLines(context.fresh, remittanceId, BATCH))
		await transact(context, async (scope) => {
			await tryLine(scope, lineId);
			return ok(null);
		});
}

async function tryLine(scope: Scope, lineId: string): Promise<void> {
	const seen = await findLine(scope.read, lineId);
	const remittance = seen && (await lockRemittance(scope.db, seen.remittanceId));
	if (!remittance) return;
	const locked = await lockParcelsNamed(scope, remittance.carrier, seen.tracking);
	const line = await lockLine(scope.db, lineId);
	if (!line || (line.state !== 'pending' && line.difference !== 'not_delivered')) return;
	const match = matchLine(line.amountVnd, locked.parcels);
	if (!match.isBooked) {
		const { difference, expectedVnd } = match;
		return changeLine(scope.db, lineId, { state: 'different', difference, expectedVnd });
	}
	if (await isOwnParcel(scope, remittance, locked))
		return changeLine(scope.db, lineId, { state: 'different', difference: 'own_parcel', expectedVnd: line.amountVnd });
	await bookLine(scope, line, { parts: match.parts, locked });
}

/** An operator's file settles no parcel that the operator sold or bought. */
async function isOwnParcel(scope: Scope, { recordedBy }: CashRemittance, { parcels }: LockedParcels): Promise<boolean> {
	const [parcel] = openBox(parcels);
	if (!recordedBy || !parcel) return false;
	const actor: Extract<Actor, { kind: 'operator' }> = { kind: 'operator', customerId: recordedBy };
	return !(await checkJudge({ ...scope, actor }, parcel)).ok;
}
