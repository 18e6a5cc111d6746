import { fail } from '#src/domains/orders/contract/order.ts';
import { lockOrder } from '#src/domains/orders/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import type { MessageFailure, ReadMark, WriteMessageInput } from '../contract/order-messages.ts';
import { postMessage } from './steps/record-message.ts';

type Rejected = MessageFailure | 'orders.not_found' | 'orders.role_not_allowed' | 'orders.picture_unknown';
type Answer = Result<ReadMark, Failure<Rejected>>;

export const writeAsBuyer = (context: Context<MemberActor>, input: WriteMessageInput): Promise<Answer> =>
	withPictures(() =>
		transact(context, async (scope): Promise<Answer> => {
			const locked = await lockOrder(scope, input.number);
			if (locked?.order.customerId !== scope.actor.customerId) return fail('orders.not_found');
			return postMessage(scope, locked.order, 'buyer', input);
		}),
	);

export const writeAsShop = (context: Context<VendorActor>, input: WriteMessageInput): Promise<Answer> =>
	withPictures(() =>
		transact(context, async (scope): Promise<Answer> => {
			const locked = await lockOrder(scope, input.number);
			if (locked?.order.shopId !== scope.actor.shopId || !locked.order.placedAt) return fail('orders.not_found');
			if (!hasStaffRight(scope.actor.staffRole, 'voices.answer')) return fail('orders.role_not_allowed');
			return postMessage(scope, locked.order, 'shop', input);
		}),
	);

async function withPictures(work: () => Promise<Answer>): Promise<Answer> {
	try {
		return await work();
	} catch (problem) {
		if (!isUniqueViolation(problem, 'order_message_pictures_picture_once')) throw problem;
		return fail('orders.picture_unknown');
	}
}
