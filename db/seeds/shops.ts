import { and, eq } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import { storePicture, storePrivatePicture } from '#src/domains/media/index.ts';
import {
	addPaper,
	checkIdentity,
	decideShop,
	findShopForOperator,
	saveApplication,
	sendApplication,
	submitIdentity,
} from '#src/domains/shop-applications/index.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { addStaff, hasShop } from '#src/domains/vendors/db/shop-repository.ts';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { editShopPage, findShopOfOwner, setReturns } from '#src/domains/vendors/index.ts';
import type { MemberActor, SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { as, expectOk, inThePast, memberActor, runInLanes, vendorActor } from './in-the-past.ts';
import { OPERATOR, STAFF } from './people.ts';
import { readPicture } from './pictures/library.ts';
import { logoOf } from './pictures/plan.ts';
import { drawSampleDocument, type SampleDocument } from './pictures/sample-document.ts';
import { DEMO_SHOPS, type DemoShop } from './shop-list.ts';

export async function customerIdOf(read: ReadDatabase, email: string): Promise<string> {
	const [row] = await read.select({ id: customers.id }).from(customers).where(eq(customers.emailNormalised, email));
	if (!row) throw new Error(`no customer has the address ${email}`);
	return row.id;
}

export async function shopByIndex(
	read: ReadDatabase,
	place: number,
): Promise<{ readonly id: string; readonly ownerId: string }> {
	const [shop] = await read
		.select({ id: shops.id, ownerId: shops.ownerId })
		.from(shops)
		.where(and(eq(shops.name, DEMO_SHOPS[place]?.application.name ?? ''), eq(shops.state, 'approved')));
	if (!shop) throw new Error(`shop ${place} is not there`);
	return shop;
}

export async function loadShops(context: Context<SystemActor>): Promise<void> {
	const operatorId = await customerIdOf(context.read, OPERATOR.email);
	await runInLanes(DEMO_SHOPS, 2, (shop) => loadShop(context, shop, operatorId));
	await loadStaff(context);
}

async function loadStaff(context: Context<SystemActor>): Promise<void> {
	const [first] = DEMO_SHOPS;
	const ownerId = first && (await customerIdOf(context.read, first.owner.email));
	const shop = ownerId && (await findShopOfOwner(context.read, ownerId));
	if (!shop) return;
	for (const role of ['stock', 'orders', 'accounting', 'support'] as const) {
		const customerId = await customerIdOf(context.read, STAFF[role].email);
		await transact(context, async (scope) => {
			if (!(await hasShop(scope.read, customerId)))
				await addStaff(scope.db, shop.id, customerId, role, await scope.now());
			return ok(null);
		});
	}
}

/** Applies, approves and signs in one transaction, so that a killed run leaves the whole shop or nothing. */
async function loadShop(context: Context<SystemActor>, shop: DemoShop, operatorId: string): Promise<void> {
	const { owner, application, capabilities, isApproved, rejection } = shop;
	const ownerId = await customerIdOf(context.read, owner.email);
	if (await findShopOfOwner(context.read, ownerId)) return;
	const drawn = await readPicture({ file: logoOf(application.name) });
	const sign = expectOk(await storePicture(context, drawn), application.name);
	const papers: string[] = [];
	for (const kind of PAPER_KINDS) {
		const sample = await drawSampleDocument(SAMPLES[kind](shop));
		const paper = await storePrivatePicture({ ...context, actor: memberActor(ownerId) }, sample);
		papers.push(expectOk(paper, application.name).id);
	}
	const contact = { phone: '0912 000 000', email: owner.email };
	await inThePast(context, shop.ageDays * 24, async (scope) => {
		const asOwner = as(scope, memberActor(ownerId));
		expectOk(await saveApplication(asOwner, { ...application, ...contact, capabilities }), application.name);
		const { shopId, number } = await submitApplication(asOwner, shop, papers);
		if (!isApproved && !rejection) return;
		const operator = { ...memberActor(operatorId), kind: 'operator' as const, sessionId: newId() };
		const operatorContext = as(scope, operator);
		if (rejection) {
			expectOk(await decideShop(operatorContext, { shopId, decision: 'reject', reason: rejection }), application.name);
			return;
		}
		expectOk(await checkIdentity(operatorContext, { shopId, number }), application.name);
		const submittedAt = (await findShopForOperator(scope.fresh, shopId))?.submittedAt ?? '';
		expectOk(await decideShop(operatorContext, { shopId, decision: 'approve', submittedAt }), application.name);
		const { tagline = '', description = '' } = application;
		const page = { tagline, description, logoHash: sign.hash, bannerHash: null };
		const seller = as(scope, vendorActor(ownerId, shopId));
		expectOk(await editShopPage(seller, page), application.name);
		if (shop.acceptsChangeOfMind) expectOk(await setReturns(seller, { acceptsChangeOfMind: true }), application.name);
	});
}

const PAPER_KINDS = ['identity', 'licence'] as const;
const BIRTH_DATE = '1990-01-01';

const identityNumberOf = (shop: DemoShop): string => `001090${String(DEMO_SHOPS.indexOf(shop) + 1).padStart(6, '0')}`;

const SAMPLES: Readonly<Record<(typeof PAPER_KINDS)[number], (shop: DemoShop) => SampleDocument>> = {
	identity: (shop) => ({
		title: 'CĂN CƯỚC CÔNG DÂN',
		rows: [
			['Số', identityNumberOf(shop)],
			['Họ và tên', shop.owner.name],
			['Ngày sinh', '01/01/1990'],
		],
	}),
	licence: ({ application }) => ({
		title: 'GIẤY CHỨNG NHẬN ĐĂNG KÝ KINH DOANH',
		rows: [
			['Mã số', application.taxCode ?? ''],
			['Tên', application.legalName],
			['Địa chỉ', application.legalAddress],
		],
	}),
};

async function submitApplication(owner: Scope<MemberActor>, shop: DemoShop, papers: readonly string[]) {
	const { name } = shop.application;
	const number = identityNumberOf(shop);
	expectOk(await submitIdentity(owner, { number, birthDate: BIRTH_DATE }), name);
	for (const [at, kind] of PAPER_KINDS.entries())
		expectOk(await addPaper(owner, { pictureId: papers[at] ?? '', kind }), name);
	const { agreementVersion } = applicationConfig;
	const { shopId } = expectOk(await sendApplication(owner, { agreementVersion }), name);
	return { shopId, number };
}
