import { privatePictures } from '#src/domains/media/db/tables.ts';
import {
	addPaper,
	findShopForOperator,
	saveApplication,
	sendApplication,
	submitIdentity,
} from '#src/domains/shop-applications/index.ts';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { checkByHand, wireVendors } from '#src/domains/vendors/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeCustomer } from './identity.ts';
import { APPLICATION } from './vendors.ts';

const KEY_BYTES = 32;
const YEAR_OF_BIRTH = '90';
export const BIRTH_DATE = '1990-05-02';
export const AGREED = { agreementVersion: applicationConfig.agreementVersion };

let last = 0;
export const citizenNumber = (): string => {
	last += 1;
	return `0010${YEAR_OF_BIRTH}${String(last).padStart(6, '0')}`;
};

export const wireApplications = (): void =>
	wireVendors({
		identityCheck: checkByHand(new Uint8Array(KEY_BYTES).fill(1)),
		mailOf: ({ shopName, role, token }) => ({ subject: shopName, text: `${role} ${token}`, html: '' }),
	});

export const makeApplicant = async (database: TestDatabase): Promise<Context<MemberActor>> =>
	contextOf(database, member((await makeCustomer(database.db)).id));

export async function makePaper({ db }: TestDatabase, customerId: string): Promise<string> {
	const id = newId();
	const createdAt = new Date('2026-11-01T02:00:00Z');
	await db.insert(privatePictures).values({ id, uploadedBy: customerId, width: 800, height: 600, createdAt });
	return id;
}

export const showAsPaper = (context: Context<MemberActor>, pictureId: string) =>
	addPaper(context, { pictureId, kind: 'identity' });

type Written = { readonly form?: ApplicationForm; readonly number?: string };

/** A complete application that is not submitted yet. */
export async function writeApplication(
	database: TestDatabase,
	context: Context<MemberActor>,
	{ form = {}, number = citizenNumber() }: Written = {},
): Promise<string> {
	const unlike = { name: `Gạo số ${number.slice(-6)}`, taxCode: `01${number.slice(-8)}` };
	await saveApplication(context, { ...APPLICATION, ...unlike, ...form });
	await submitIdentity(context, { number, birthDate: BIRTH_DATE });
	for (const kind of ['identity', 'licence'] as const)
		await addPaper(context, { pictureId: await makePaper(database, context.actor.customerId), kind });
	return number;
}

export const submittedAtOf = async ({ db }: TestDatabase, shopId: string): Promise<string> =>
	(await findShopForOperator(readOnly(db), shopId))?.submittedAt ?? '';

export async function sentApplication(database: TestDatabase, written: Written = {}) {
	const owner = await makeApplicant(database);
	const number = await writeApplication(database, owner, written);
	const sent = await sendApplication(owner, AGREED);
	if (!sent.ok) throw new Error(JSON.stringify(sent.error));
	const { shopId } = sent.value;
	return { owner, number, shopId, submittedAt: await submittedAtOf(database, shopId) };
}
