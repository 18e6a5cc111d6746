import { beforeAll, expect, test } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import {
	countUnread,
	listNotices,
	markNoticesRead,
	type NotifyCustomer,
	notifyCustomers,
	wireNotifications,
} from '../index.ts';

const database = await testDatabase();

beforeAll(() => {
	wireNotifications({
		textOf: (kind) => (kind === 'forgotten' ? null : { title: kind, body: '', path: '/', action: 'Xem' }),
		siteUrl: 'https://chobiz.example',
		mailFoot: '',
		mailLinkHint: '',
	});
});

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

const notify = (person: Context<MemberActor>, notice: Partial<NotifyCustomer> = {}) =>
	transact(contextOf(database, system()), async (scope) => {
		const { customerId } = person.actor;
		const occasion = { class: 'deal', kind: 'offer', params: {}, dedupeKey: 'once' } as const;
		return ok(await notifyCustomers(scope, [{ customerId, ...occasion, ...notice }]));
	});

const titlesOf = async (person: Context<MemberActor>) =>
	(await listNotices(person, { limit: 10 })).items.map(({ title }) => title);
const waitingMails = async () =>
	(await database.pool.query(`SELECT FROM pgboss.job WHERE name = 'job.notifications.mail_notice'`)).rowCount ?? 0;

test('twenty concurrent notifications with one dedupe key create one notice', async () => {
	const person = await someone();
	await Promise.all(Array.from({ length: 20 }, () => notify(person)));
	expect(await titlesOf(person)).toEqual(['offer']);
	expect(await countUnread(person)).toEqual({ count: 1 });
});

test('the same dedupe key notifies each of several customers', async () => {
	const [buyer, seller] = [await someone(), await someone()];
	await notify(buyer);
	await notify(seller);
	expect([await titlesOf(buyer), await titlesOf(seller)]).toEqual([['offer'], ['offer']]);
});

test('notices of the class order enqueue one mail, those of the class deal enqueue none', async () => {
	const person = await someone();
	const before = await waitingMails();
	await notify(person, { dedupeKey: 'deal' });
	expect(await waitingMails()).toBe(before);
	await Promise.all(Array.from({ length: 5 }, () => notify(person, { class: 'order', dedupeKey: 'order' })));
	expect(await waitingMails()).toBe(before + 1);
});

test('listNotices returns the newest first, page by page, and leaves out unknown kinds', async () => {
	const person = await someone();
	for (const kind of ['first', 'forgotten', 'second', 'third']) await notify(person, { kind, dedupeKey: kind });
	expect(await titlesOf(person)).toEqual(['third', 'second', 'first']);
	const { nextCursor } = await listNotices(person, { limit: 1 });
	expect(await listNotices(person, { limit: 1, cursor: nextCursor ?? '' })).toMatchObject({
		items: [{ title: 'second' }],
	});
});

test('listNotices ignores an invalid cursor and returns the first page', async () => {
	const person = await someone();
	await notify(person);
	const cursor = btoa(JSON.stringify(['-'.repeat(36)]));
	expect(await listNotices(person, { limit: 1, cursor })).toMatchObject({ items: [{ title: 'offer' }] });
});

test("markNoticesRead marks only the customer's notices", async () => {
	const [person, other] = [await someone(), await someone()];
	await notify(person);
	await notify(other);
	expect(await markNoticesRead(person)).toEqual({ ok: true, value: { count: 0 } });
	expect(await countUnread(person)).toEqual({ count: 0 });
	expect(await countUnread(other)).toEqual({ count: 1 });
});
