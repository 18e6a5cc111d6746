import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import {
	type BuyerReturnAction,
	type ChangedReturn,
	failReturn,
	type PursueReturnInput,
	type ReturnFailure,
} from '../../contract/return.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { decideReturnAction } from '../../rules/return-actions.ts';
import { addEvidence } from '../steps/add-evidence.ts';
import { appealRuling } from '../steps/appeal-ruling.ts';
import { type LockedReturn, lockReturnOf } from '../steps/lock-return.ts';
import { moveReturn, type ReturnStatement } from '../steps/move-return.ts';
import { refundReturn } from '../steps/refund-return.ts';
import { agreeReplacement } from '../steps/replace-products.ts';
import { withPictures } from '../steps/with-pictures.ts';

type Answer = Result<ChangedReturn, Failure<ReturnFailure>>;
type Step = (scope: Scope, locked: LockedReturn, said: ReturnStatement, tracking: string) => Promise<StepResult>;
type StepResult = OrderReturn | Awaited<ReturnType<typeof addEvidence>>;

export function pursueReturn(context: Context<MemberActor>, input: PursueReturnInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => pursue(scope, input)));
}

async function pursue(scope: Scope<MemberActor>, input: PursueReturnInput): Promise<Answer> {
	const locked = await lockReturnOf(scope, input.returnId);
	if (locked?.of.customerId !== scope.actor.customerId) return failReturn('orders.return_not_found');
	const note = clean(input.note ?? '');
	const decision = decideReturnAction(locked.of, input.act, note, await scope.now());
	if (!decision.ok) return decision;
	const pictureIds = await checkUnusedPictures(scope, input.pictures ?? []);
	if (!pictureIds) return failReturn('orders.return_picture_unknown');
	const said = { party: 'buyer', note, pictureIds } as const;
	const stepped = await STEPS[input.act](scope, locked, said, cleanLine(input.tracking ?? ''));
	if ('ok' in stepped && !stepped.ok) return stepped;
	const { id, state } = 'ok' in stepped ? stepped.value : stepped;
	return ok({ id, state });
}

const STEPS: Readonly<Record<BuyerReturnAction, Step>> = {
	withdraw: (scope, { of }, said) => moveReturn(scope, of, { to: 'withdrawn', ...said }),
	send_back: (scope, { of }, said, tracking) =>
		moveReturn(scope, of, { to: 'shipping_back', changes: { tracking }, ...said, note: said.note || tracking }),
	take_replacement: (scope, { of }, said) => agreeReplacement(scope, of, said),
	refuse_replacement: (scope, locked, { note }) =>
		refundReturn(scope, locked, { party: 'buyer', ...(note ? { note } : {}) }),
	dispute: (scope, { of }, said) => moveReturn(scope, of, { to: 'disputed', ...said }),
	add_evidence: (scope, { of }, said) => addEvidence(scope, of, said),
	appeal: (scope, { of }, said) => appealRuling(scope, of, said),
};
