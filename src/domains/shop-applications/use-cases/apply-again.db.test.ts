import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { shopRejections } from '#src/domains/vendors/db/tables.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	AGREED,
	makeApplicant,
	sentApplication,
	submittedAtOf,
	wireApplications,
	writeApplication,
} from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { getApplication } from '../queries/get-application.ts';
import { applyAgain } from './apply-again.ts';
import { checkIdentity } from './check-identity.ts';
import { decideShop } from './decide-shop.ts';
import { sendApplication } from './send-application.ts';

const database = await testDatabase();
wireApplications();
const desk = contextOf(database, operator((await makeCustomer(database.db)).id));
const reject = (shopId: string) => decideShop(desk, { shopId, decision: 'reject', reason: 'Giấy phép đã hết hạn' });

async function rejected(number?: string) {
	const sent = await sentApplication(database, number ? { number } : {});
	await reject(sent.shopId);
	return sent;
}
type Sent = Awaited<ReturnType<typeof rejected>>;

async function rejectedAgain({ owner }: Sent): Promise<string> {
	expect(codeOf(await applyAgain(owner))).toBe('ok');
	const sent = await sendApplication(owner, AGREED);
	const shopId = sent.ok ? sent.value.shopId : codeOf(sent);
	await reject(shopId);
	return shopId;
}

test('applyAgain turns a rejected application into a draft with the reason, and the review starts over', async () => {
	const { owner, number, shopId } = await rejected();
	const before = await getApplication(owner);
	expect(before).toMatchObject({ state: 'rejected', rejection: { reason: 'Giấy phép đã hết hạn', waitsUntil: null } });
	expect(codeOf(await applyAgain(owner))).toBe('ok');
	const draft = await getApplication(owner);
	expect(draft).toMatchObject({ state: null, hasIdentity: true, roundsLeft: 3, rejection: before.rejection });
	expect([draft.form, draft.papers]).toEqual([before.form, before.papers]);
	expect(await findShopOfOwner(owner.read, owner.actor.customerId)).toBeNull();
	const sent = await sendApplication(owner, AGREED);
	const again = sent.ok ? sent.value.shopId : '';
	expect(again).not.toBe(shopId);
	const decision = { shopId: again, decision: 'approve' as const, submittedAt: await submittedAtOf(database, again) };
	expect(codeOf(await decideShop(desk, decision))).toBe('vendors.identity_unchecked');
	await checkIdentity(desk, { shopId: again, number });
	expect(codeOf(await decideShop(desk, decision))).toBe('ok');
	expect(await getApplication(owner)).toMatchObject({ state: 'approved', rejection: null });
});

test('applyAgain returns vendors.application_closed for an application that was not rejected', async () => {
	expect(codeOf(await applyAgain(await makeApplicant(database)))).toBe('vendors.application_closed');
	const { owner } = await sentApplication(database);
	expect(codeOf(await applyAgain(owner))).toBe('vendors.application_closed');
});

test('20 concurrent applyAgain calls succeed once and count one rejection', async () => {
	const { owner } = await rejected();
	const answers = (await Promise.all(Array.from({ length: 20 }, () => applyAgain(owner)))).map(codeOf);
	expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
	expect(new Set(answers)).toEqual(new Set(['ok', 'vendors.application_closed']));
	const of = eq(shopRejections.applicantId, owner.actor.customerId);
	expect(await database.db.select().from(shopRejections).where(of)).toHaveLength(1);
});

test('applyAgain returns vendors.applied_too_often after too many rejections, also for another account of the same identity', async () => {
	await database.setClockTo('2026-11-23T02:00:00Z');
	const first = await rejected();
	await rejectedAgain(first);
	await database.setClockTo('2026-12-23T02:00:00Z');
	await rejectedAgain(first);
	expect(codeOf(await applyAgain(first.owner))).toBe('vendors.applied_too_often');
	const { rejection } = await getApplication(first.owner);
	expect(rejection).toMatchObject({ waitsUntil: expect.stringContaining('2027-05-22') });
	const other = await makeApplicant(database);
	await writeApplication(database, other, { number: first.number });
	expect(codeOf(await sendApplication(other, AGREED))).toBe('vendors.applied_too_often');
	await database.setClockTo('2027-05-22T02:01:00Z');
	expect(applicationConfig.rejectionDays).toBe(180);
	expect(codeOf(await applyAgain(first.owner))).toBe('ok');
});
