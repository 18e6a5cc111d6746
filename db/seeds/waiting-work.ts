import { eq, sql } from 'drizzle-orm';
import { wirePaymentsFrom } from '#src/app/payments.ts';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { requestLicence } from '#src/domains/compliance/index.ts';
import { storePicture, storePrivatePicture } from '#src/domains/media/index.ts';
import { orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import { paymentAttempts, refunds } from '#src/domains/payments/db/tables.ts';
import { recordIpn, wirePayments } from '#src/domains/payments/index.ts';
import { processRefund } from '#src/domains/payments/use-cases/process-refund.ts';
import { signedQuery } from '#src/domains/payments/vnpay/signature.ts';
import { createProduct, publishProduct, setPrice } from '#src/domains/product-editing/index.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { reportUserContentItem } from '#src/domains/reviews/index.ts';
import { compareSettlement, setPayoutAccount } from '#src/domains/settlement/index.ts';
import { appealSuspension, suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { lockSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import type { SystemActor, VendorActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { type Context, databaseNow, type Scope } from '#src/platform/context.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { as, expectOk, inThePast, memberActor, moveClock, vendorActor } from './in-the-past.ts';
import { placeSeedOrder } from './orders.ts';
import { CUSTOMERS, carrierOwner, OPERATOR } from './people.ts';
import { readPicture } from './pictures/library.ts';
import { drawSampleDocument } from './pictures/sample-document.ts';
import { DEMO_SHOPS } from './shop-list.ts';
import { customerIdOf, shopByIndex } from './shops.ts';

const DAY_HOURS = 24;
const SHOP = { seaFood: 3, electronics: 4, computers: 6, pottery: 7, plants: 11 } as const;
const LICENSED_CATEGORY = 'trai-cay-say';
const [, BUYER] = CUSTOMERS;

type Pictures = { readonly plantHash: string; readonly licenceId: string };

/**
 * Loads something of each kind that waits for an operator and that no other part loads.
 */
export async function loadWaitingWork(context: Context<SystemActor>): Promise<void> {
	const pictures = await storePictures(context);
	await withRefusingBank(() => loadWithBank(context, pictures));
}

async function loadWithBank(context: Context<SystemActor>, pictures: Pictures): Promise<void> {
	// A run that was killed after the transaction only asks the bank.
	const [known] = await context.fresh.select({ id: refunds.id }).from(refunds).limit(1);
	const refundId = known?.id ?? (await loadWork(context, pictures));
	// Outside a transaction; the refusal opens an incident.
	await processRefund(context, { refundId });
	await receiveUnknownPayment(context);
	await receiveUnknownRemittance(context);
}

async function loadWork(context: Context<SystemActor>, pictures: Pictures): Promise<string> {
	return inThePast(context, 0, async (scope) => {
		const id = await requestRefund(scope);
		await suspendCarrier(scope);
		await requestFoodLicence(scope, pictures);
		await reportReview(scope);
		await submitPayoutAccount(scope);
		await offerNewProduct(scope, pictures);
		await requestPriceChange(scope);
		return id;
	});
}

async function storePictures(context: Context<SystemActor>): Promise<Pictures> {
	const rendered = await readPicture({ file: 'vuon-bac-tu/cay-luoi-ho-de-ban/detail' });
	const plant = expectOk(await storePicture(context, rendered), 'plant');
	const { application } = DEMO_SHOPS[SHOP.pottery] ?? {};
	const drawn = await drawSampleDocument({
		title: 'GIẤY PHÉP',
		rows: [
			['Loại giấy', 'Giấy chứng nhận cơ sở đủ điều kiện an toàn thực phẩm'],
			['Cấp cho', application?.legalName ?? ''],
			['Gian hàng', application?.name ?? ''],
		],
	});
	const { customerId } = await sellerOf(context, SHOP.pottery);
	const paper = expectOk(await storePrivatePicture({ ...context, actor: memberActor(customerId) }, drawn), 'licence');
	return { plantHash: plant.hash, licenceId: paper.id };
}

type Work = Scope<SystemActor>;

async function sellerOf({ read }: Pick<Context, 'read'>, place: number): Promise<VendorActor> {
	const { id, ownerId } = await shopByIndex(read, place);
	return vendorActor(ownerId, id);
}

async function operatorOf<S extends Scope>(scope: S) {
	return as(scope, { kind: 'operator', customerId: await customerIdOf(scope.read, OPERATOR.email) } as const);
}

/** Freight is not open, so nobody misses this carrier. */
async function suspendCarrier(scope: Work): Promise<void> {
	const ownerId = await customerIdOf(scope.read, carrierOwner(2, '').email);
	const shop = await findShopOfOwner(scope.read, ownerId);
	if (!shop) throw new Error('the carrier is not there');
	await moveClock(scope, 3 * DAY_HOURS);
	const reason = 'Giấy đăng kiểm của hai xe đã hết hạn từ tháng trước.';
	expectOk(await suspendShop(await operatorOf(scope), { shopId: shop.id, isSuspended: true, reason }), 'suspension');
	await moveClock(scope, DAY_HOURS);
	const suspension = await lockSuspension(scope.db, shop.id);
	const text = 'Hai xe đã đăng kiểm lại hôm qua, ảnh giấy mới đã thêm vào hồ sơ. Mong Chợ Biz xem lại giúp.';
	const owner = as(scope, { ...vendorActor(ownerId, shop.id), shopState: 'suspended' as const });
	expectOk(await appealSuspension(owner, { suspensionId: suspension?.id ?? '', text }), 'appeal');
}

async function categoryIdOf({ read }: Pick<Context, 'read'>, slug: string): Promise<string> {
	const [row] = await read.read<{ id: string }>(sql`select id from categories where slug = ${slug}`);
	if (!row) throw new Error(`there is no category ${slug}`);
	return row.id;
}

/** The last shop is new, so an operator checks its products. */
async function offerNewProduct(scope: Work, { plantHash }: Pictures): Promise<void> {
	const name = 'Cây lưỡi hổ ba lá chậu đất';
	const description =
		'Cây cao chừng 25 cm, lá dày viền vàng, trồng sẵn trong chậu đất nung. Tưới mỗi tuần một lần, hợp với phòng ít nắng.';
	await moveClock(scope, 5);
	const seller = as(scope, await sellerOf(scope, SHOP.plants));
	const categoryId = await categoryIdOf(scope, 'cay-canh-hat-giong');
	const variants = [{ optionValues: [], sku: 'MOI-01', priceVnd: 79_000, weightG: 900, stock: 24 }];
	const pictures = [{ hash: plantHash, alt: name }];
	const form = { categoryId, name, description, variants, optionNames: [], prepDays: 1, attributes: [], pictures };
	const { id: productId } = expectOk(await createProduct(seller, form), name);
	expectOk(await publishProduct(seller, { productId }), name);
}

/** A price without its last zero waits, because it differs too much. */
async function requestPriceChange(scope: Work): Promise<void> {
	await moveClock(scope, 3);
	const actor = await sellerOf(scope, SHOP.computers);
	const [variant] = await scope.read.read<{ id: string; priceVnd: number }>(sql`
		select variant.id, variant.price_vnd as "priceVnd" from product_variants variant
		join products product on product.id = variant.product_id
		where product.shop_id = ${actor.shopId} and product.name = 'Bàn phím cơ 87 phím' and variant.position = 0`);
	if (!variant) throw new Error('the keyboard is not there');
	const priceVnd = Math.round(Number(variant.priceVnd) / 10_000) * 1000;
	expectOk(await setPrice(as(scope, actor), { variantId: variant.id, priceVnd }), 'price');
}

async function requestFoodLicence(scope: Work, { licenceId }: Pictures): Promise<void> {
	await moveClock(scope, 30);
	const seller = as(scope, await sellerOf(scope, SHOP.pottery));
	const categoryId = await categoryIdOf(scope, LICENSED_CATEGORY);
	expectOk(await requestLicence(seller, { categoryId, pictureIds: [licenceId] }), 'licence');
}

async function submitPayoutAccount(scope: Work): Promise<void> {
	await moveClock(scope, 6);
	const owner = as(scope, { ...(await sellerOf(scope, SHOP.seaFood)), isFresh: true });
	const account = { bank: 'VCB', number: '0071000884455', holder: 'NGO THI SUONG' } as const;
	expectOk(await setPayoutAccount(owner, account), 'payout account');
}

async function reportReview(scope: Work): Promise<void> {
	await moveClock(scope, 10);
	const reporterId = await customerIdOf(scope.read, BUYER?.email ?? '');
	const [review] = await scope.read.read<{ id: string }>(sql`
		select id from reviews where kind = 'product' and stars <= 2 and body <> '' and customer_id <> ${reporterId}
		order by written_at desc, id limit 1`);
	const note = 'Người này đánh giá nhiều gian hàng bằng cùng một giọng.';
	const report = { subject: 'review', subjectId: review?.id ?? '', reason: 'fake', note } as const;
	expectOk(await reportUserContentItem(as(scope, memberActor(reporterId)), report), 'report');
}

const BANK = { host: 'http://localhost', tmnCode: 'DEMO0001', hashSecret: 'demonstration', serverIp: '127.0.0.1' };

async function withRefusingBank(work: () => Promise<void>): Promise<void> {
	const settings = config();
	wirePayments({
		provider: {
			settings: BANK,
			client: {
				query: async () => ({ kind: 'not_found' }),
				refund: async () => ({ kind: 'refused', responseCode: '95' }),
			},
		},
		returnUrl: settings.siteUrl,
		accountSeal: createSeal(settings.APP_SECRET, 'refund-accounts'),
		settleHandlers: { order: finaliseOrderPayment },
	});
	try {
		await work();
	} finally {
		wirePaymentsFrom(settings);
	}
}

/** A prepaid order that its buyer cancelled. */
async function requestRefund(scope: Work): Promise<string> {
	await moveClock(scope, 5 * DAY_HOURS);
	const buyer = as(scope, memberActor(await customerIdOf(scope.read, BUYER?.email ?? '')));
	const placed = await placeSeedOrder(buyer, { goods: [[SHOP.electronics, 6]], payment: 'vnpay' });
	const number = placed.orders[0]?.number ?? '';
	const [attempt] = await scope.read
		.select({ txnRef: paymentAttempts.txnRef, amountVnd: paymentAttempts.amountVnd })
		.from(paymentAttempts)
		.innerJoin(orderGroups, sql`${orderGroups.id}::text = ${paymentAttempts.reference}::text`)
		.innerJoin(orders, eq(orders.groupId, orderGroups.id))
		.where(eq(orders.number, number));
	if (!attempt) throw new Error(`order ${number} has no payment`);
	const paid = signedQuery(
		{
			vnp_TmnCode: BANK.tmnCode,
			vnp_TxnRef: attempt.txnRef,
			vnp_Amount: String(attempt.amountVnd * 100),
			vnp_ResponseCode: '00',
			vnp_TransactionStatus: '00',
			vnp_TransactionNo: '14422574',
			vnp_BankCode: 'NCB',
			vnp_CardType: 'ATM',
			vnp_PayDate: vietnamDay(await scope.now())
				.replaceAll('-', '')
				.concat('101500'),
			vnp_OrderInfo: `Thanh toan ${attempt.txnRef}`,
		},
		BANK.hashSecret,
	);
	if ((await recordIpn(scope, paid)) !== '00') throw new Error(`the payment of ${number} was refused`);
	await moveClock(scope, 4 * DAY_HOURS + 20);
	expectOk(await cancelOrder(buyer, { number, reason: 'changed_mind', note: '' }), number);
	await moveClock(scope, 4 * DAY_HOURS);
	const [refund] = await scope.read.select({ id: refunds.id }).from(refunds).limit(1);
	return refund?.id ?? '';
}

const DIFFERENCE_DAYS_AGO = 3;

/** The bank's file names a payment that nobody made here. */
async function receiveUnknownPayment(context: Context<SystemActor>): Promise<void> {
	const day = vietnamDay(addMs(await databaseNow(context.fresh), -DIFFERENCE_DAYS_AGO * DAY_MS));
	const text = ['vnp_TxnRef,vnp_Amount', `MAU${day.replaceAll('-', '')}01,12500000`].join('\n');
	expectOk(await compareSettlement(context, { day, text }), 'settlement file');
}

/** A carrier pays for a parcel that no shop here has sent. */
async function receiveUnknownRemittance(context: Context<SystemActor>): Promise<void> {
	const paidOn = vietnamDay(addMs(await databaseNow(context.fresh), -DIFFERENCE_DAYS_AGO * DAY_MS));
	const lines = [{ tracking: 'GHNMAU000417', amountVnd: 186_000, feeVnd: 6000 }];
	const remittance = { carrier: 'ghn', reference: `MAU-${paidOn}`, paidOn, totalVnd: 180_000, lines } as const;
	expectOk(await recordRemittance(context, { ...remittance, lines: [...lines] }), 'remittance');
}
