import type { SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type ChangedReturn, type ReturnRefusal, type Ruling, refuseReturn } from '../contract-returns.ts';
import type { OrderReturn } from '../db/tables.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { moveReturn, type Said } from './steps/move-return.ts';
import { executeRuling } from './steps/refund-return.ts';

type RuleDispute = {
	readonly returnId: string;
	readonly ruling: Ruling;
	/** Of a split, how much of the money the buyer gets. */
	readonly percent: number;
	readonly note: string;
};
type Answer = Result<ChangedReturn, Failure<ReturnRefusal>>;

const PERCENT: Readonly<Record<Exclude<Ruling, 'split'>, number>> = { buyer: 100, vendor: 0 };

/** The operator decides, with grounds that both sides read. Done after the days of appeal; after an appeal at once. */
export function ruleDispute(context: Context<SystemActor>, input: RuleDispute): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { returnId, ruling } = input;
		const locked = await lockReturnOf(scope, returnId);
		if (!locked) return refuseReturn('orders.return_not_found');
		const { state } = locked.of;
		if (state !== 'under_review') return refuseReturn('orders.return_wrong_state', { state });
		const note = clean(input.note);
		if (note === '') return refuseReturn('orders.return_note_needed');
		const percent = ruling === 'split' ? input.percent : PERCENT[ruling];
		const said = { party: 'operator', note } as const;
		const ruled = await ruleOn(scope, locked.of, { ruling, percent, ...said });
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'ruled', facts: { ruling, percent } });
		const isLast = ruled.appealedAt !== null;
		const ended = isLast ? await executeRuling(scope, { ...locked, of: ruled }, { party: 'operator' }) : ruled;
		return ok({ id: returnId, state: ended.state });
	});
}

export const ruleOn = (
	scope: Scope,
	of: OrderReturn,
	{ ruling, percent, ...said }: Said & { readonly ruling: Ruling; readonly percent: number },
): Promise<OrderReturn> => moveReturn(scope, of, { to: 'ruled', changes: { ruling, rulingPercent: percent }, ...said });
