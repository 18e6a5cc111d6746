import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn, returnsConfig } from '../../contract/return.ts';
import { eventsOfReturns } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { type ReturnStatement, recordReturnStatement } from './move-return.ts';

export async function addEvidence(
	scope: Scope,
	of: OrderReturn,
	said: ReturnStatement,
): Promise<Result<OrderReturn, Failure<'orders.return_evidence_full'>>> {
	const { evidencesMax } = returnsConfig.dispute;
	const events = await eventsOfReturns(scope.read, [of.id]);
	const own = events.filter(({ kind, party }) => kind === 'evidence' && party === said.party);
	if (own.length >= evidencesMax) return failReturn('orders.return_evidence_full');
	await recordReturnStatement(scope, of.id, 'evidence', await scope.now(), said);
	return ok(of);
}
