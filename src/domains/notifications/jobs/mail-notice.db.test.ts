import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { listOutbox } from '#src/platform/mail/outbox.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { notifyCustomers, wireNotifications } from '../index.ts';
import { mailNotice } from './mail-notice.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-mails-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
const context = contextOf(database, system());
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeAll(() => {
	wireNotifications({
		textOf: (kind, { number }) => {
			if (kind === 'broken') throw new Error('these words cannot be written');
			return kind === 'placed'
				? { title: `Đã đặt đơn ${number}`, body: 'Cảm ơn bạn!', path: `/don/${number}`, action: 'Xem đơn hàng' }
				: null;
		},
		siteUrl: 'https://chobiz.example',
		mailFoot: 'Chợ Biz, Hà Nội',
		mailLinkHint: '',
	});
});

async function waitingMail(kind: string): Promise<{ noticeId: string; email: string }> {
	const { id: customerId, email } = await makeCustomer(database.db);
	const notice = { customerId, class: 'order', kind, params: { number: '1234567890' }, dedupeKey: newId() } as const;
	await transact(context, async (scope) => ok(await notifyCustomers(scope, [notice])));
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM notices WHERE customer_id = $1', [
		customerId,
	]);
	return { noticeId: rows[0]?.id ?? '', email };
}
const mailsTo = async (email: string) => (await listOutbox()).filter(({ to }) => to === email);

test('mailNotice sends text, link and sender once, even when the job is repeated', async () => {
	const { noticeId, email } = await waitingMail('placed');
	for (let time = 0; time < 3; time += 1) await mailNotice.handle(context, { noticeId });
	const mails = await mailsTo(email);
	expect(mails).toMatchObject([{ subject: 'Đã đặt đơn 1234567890' }]);
	for (const part of ['Cảm ơn bạn!', 'https://chobiz.example/don/1234567890', 'Chợ Biz, Hà Nội'])
		expect(mails[0]?.text).toContain(part);
});

test('handleAll of mailNotice reports a failed mail by its index and sends all others', async () => {
	// Beyond the first batch, so the test sees the index among all jobs and not within the batch.
	const wrongAt = 5;
	const kinds = Array.from({ length: 7 }, (_, at) => (at === wrongAt ? 'broken' : 'placed'));
	const notices = await Promise.all(kinds.map(waitingMail));
	const gone = { noticeId: newId() };
	const problems = await mailNotice.handleAll?.(context, [...notices.map(({ noticeId }) => ({ noticeId })), gone]);
	expect([...(problems ?? [])]).toEqual([[wrongAt, new Error('these words cannot be written')]]);
	for (const [at, { email }] of notices.entries()) expect(await mailsTo(email)).toHaveLength(at === wrongAt ? 0 : 1);
});

test('mailNotice sends nothing for an unknown kind or a deleted notice', async () => {
	const { noticeId, email } = await waitingMail('of-another-release');
	await mailNotice.handle(context, { noticeId });
	await mailNotice.handle(context, { noticeId: newId() });
	expect(await mailsTo(email)).toEqual([]);
});
