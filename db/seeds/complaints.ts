import { answerComplaint, fileComplaint } from '#src/domains/operations/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { as, expectOk, inThePast, memberActor, moveClock } from './in-the-past.ts';
import { customerIdOf } from './shops.ts';

const PERSON = 'khach@demo.chobiz.vn';
const HOURS_AGO = 40;
const ANSWERED_AFTER = 12;

/** Loads an answered and a waiting complaint in one transaction, so that a killed run leaves both or neither. */
export async function loadComplaints(context: Context<SystemActor>): Promise<void> {
	const customerId = await customerIdOf(context.read, PERSON);
	await inThePast(context, HOURS_AGO, async (scope) => {
		const person = as(scope, memberActor(customerId));
		const service = expectOk(
			await fileComplaint(person, {
				topic: 'service',
				text: 'Nhắn gian hàng hai hôm chưa thấy trả lời, mong Chợ Biz nhắc giúp.',
			}),
			PERSON,
		);
		await moveClock(scope, HOURS_AGO - ANSWERED_AFTER);
		const answer = 'Chúng tôi đã nhắc gian hàng và sẽ theo dõi. Nếu hôm nay vẫn im lặng, bạn viết thêm ở đây nhé.';
		expectOk(
			await answerComplaint(as(scope, context.actor), { complaintId: service.id, text: answer, isEnd: false }),
			PERSON,
		);
		await moveClock(scope, 2);
		const data = 'Tôi muốn biết những ai đã xem địa chỉ giao hàng của tôi trong tháng này.';
		expectOk(await fileComplaint(person, { topic: 'personal_data', text: data }), PERSON);
	});
}
