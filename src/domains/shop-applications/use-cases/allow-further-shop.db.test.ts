import { expect, test } from 'vitest';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	AGREED,
	citizenNumber,
	makeApplicant,
	sentApplication,
	wireApplications,
	writeApplication,
} from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { allowFurtherShop } from './allow-further-shop.ts';
import { sendApplication } from './send-application.ts';

wireApplications();
const database = await testDatabase();
const operatorContext = async (): Promise<Context<OperatorActor>> =>
	contextOf(database, operator((await makeCustomer(database.db)).id));
const person = { legalKind: 'individual', taxCode: '' } as const;
const reason = 'Hai cửa hàng ở hai tỉnh';

async function again(number: string, name: string) {
	const applicant = await makeApplicant(database);
	await writeApplication(database, applicant, { number, form: { ...person, name } });
	return { applicant, applicantId: applicant.actor.customerId };
}

test('allowFurtherShop lets one applicant open a second shop under the same identity, and no other applicant', async () => {
	const number = citizenNumber();
	await sentApplication(database, { number, form: person });
	const [named, other] = [await again(number, 'Gạo miền Tây'), await again(number, 'Gạo miền Bắc')];
	expect(codeOf(await sendApplication(named.applicant, AGREED))).toBe('vendors.identity_taken');
	expect(codeOf(await allowFurtherShop(await operatorContext(), { applicantId: named.applicantId, reason }))).toBe(
		'ok',
	);
	expect(codeOf(await sendApplication(named.applicant, AGREED))).toBe('ok');
	expect(codeOf(await sendApplication(other.applicant, AGREED))).toBe('vendors.identity_taken');
});

test('allowFurtherShop needs a reason and an application, and records reason and operator', async () => {
	const number = citizenNumber();
	await sentApplication(database, { number, form: person });
	const { applicant, applicantId } = await again(number, 'Gạo thứ hai');
	const desk = await operatorContext();
	expect(codeOf(await allowFurtherShop(desk, { applicantId, reason: ' \u200b' }))).toBe('vendors.reason_missing');
	expect(codeOf(await sendApplication(applicant, AGREED))).toBe('vendors.identity_taken');
	const { id: stranger } = await makeCustomer(database.db);
	expect(codeOf(await allowFurtherShop(desk, { applicantId: stranger, reason }))).toBe('vendors.application_missing');
	expect(codeOf(await allowFurtherShop(desk, { applicantId, reason: ` ${reason}\u200b\n` }))).toBe('ok');
	const { rows } = await database.pool.query(
		"SELECT facts->>'reason' AS reason FROM audit_entries WHERE action = 'further_shop_allowed' AND actor LIKE $1",
		[`%${desk.actor.customerId}%`],
	);
	expect(rows).toEqual([{ reason }]);
});

test('allowFurtherShop rejects an operator who is the applicant', async () => {
	const number = citizenNumber();
	await sentApplication(database, { number, form: person });
	const { applicant, applicantId } = await again(number, 'Gạo của tôi');
	const own = contextOf(database, operator(applicantId));
	expect(codeOf(await allowFurtherShop(own, { applicantId, reason }))).toBe('vendors.office_own_shop');
	expect(codeOf(await sendApplication(applicant, AGREED))).toBe('vendors.identity_taken');
});
