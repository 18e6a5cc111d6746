import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { confirmOrder, packOrder, recordFailedDelivery, shipOrder } from '#src/domains/fulfilment/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { settleRefund } from '#src/domains/payments/index.ts';
import { confirmTransfer, openTransfers } from '#src/domains/returns/index.ts';
import { packingPaper, receiptPaper } from '#src/messages/vi/order-papers.ts';
import type { Paper } from '#src/platform/http/index.ts';
import { drawSheets } from '#src/platform/pdf/index.ts';
import { newId } from '#src/shared/ids.ts';
import { formatVnd, sumVnd } from '#src/shared/money.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup } from '#tests/factories/orders.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import {
	buyerAction,
	collectedSale,
	requestedReturn,
	type Sale,
	shippedSale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { scanSheets } from '#tests/scan-sheets.ts';
import { getReceipt } from './money/get-receipt.ts';
import { listPackingSlips } from './shop/list-packing-slips.ts';

const database = await testDatabase();
beforeAll(wireSales);

async function cashSale() {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 10, priceVnd: 150_000 }] });
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '', quantity: 2 }]);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	return { buyer: buyer.context, seller, number: group.orders[0]?.number ?? '', totalVnd: group.totalVnd };
}

async function read({ title, sheets }: Paper): Promise<readonly string[]> {
	const document = await getDocumentProxy(new Uint8Array(await drawSheets(title, sheets)));
	const { text } = await extractText(document, { mergePages: false });
	return text.map((page) => page.replace(/\s+/g, ' '));
}

test('the note for the courier is copied into the order and printed on label, slip and receipt', async () => {
	const { buyer, seller, number } = await cashSale();
	await database.pool.query('UPDATE order_groups SET courier_note = $1', ['Gọi trước 10 phút, cổng sau']);
	await confirmOrder(seller, { number });
	const slips = await listPackingSlips(seller, { numbers: [number] });
	if (!slips.ok) throw new Error(slips.error.code);
	const receipt = await getReceipt(buyer, { number });
	if (!receipt.ok) throw new Error(receipt.error.code);
	const papers = [packingPaper(slips.value, 'labels'), packingPaper(slips.value, 'slips'), receiptPaper(receipt.value)];
	for (const paper of papers)
		expect((await read(paper)).join(' ')).toMatch(/Ghi chú cho người giao:? Gọi trước 10 phút, cổng sau/);
});

test('a receipt contains seller, buyer, payment and the statement that it is no tax invoice', async () => {
	const { buyer, seller, number } = await cashSale();
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	await shipOrder(seller, { number, carrier: 'ghn', tracking: 'GHN77' });
	const receipt = await getReceipt(buyer, { number });
	if (!receipt.ok) throw new Error(receipt.error.code);
	const paper = receiptPaper(receipt.value);
	expect(paper.fileName).toBe(`phieu-mua-hang-${number}`);
	const [page = ''] = await read(paper);
	for (const said of [
		'Phiếu mua hàng',
		number,
		'không phải hóa đơn giá trị gia tăng',
		receipt.value.seller.legalName,
		receipt.value.order.contact.recipient,
		'150.000 ₫',
		'300.000 ₫',
		'Tiền mặt khi nhận hàng',
		'GHN77',
		'Trả khi nhận hàng',
		'Đã trả 0 ₫',
	])
		expect(page).toContain(said);
	expect(page).not.toContain('□');
});

test('packing slips have one sheet per order without duplicates, with the cash to collect', async () => {
	const { seller, number } = await cashSale();
	await confirmOrder(seller, { number });
	const slips = await listPackingSlips(seller, { numbers: [number, number] });
	if (!slips.ok) throw new Error(slips.error.code);
	const pages = await read(packingPaper(slips.value));
	expect(pages).toHaveLength(1);
	const slip = slips.value[0];
	for (const said of [
		number,
		slip?.order.contact.address ?? '?',
		slip?.order.lines[0]?.sku.slice(0, 12) ?? '?',
		'Thu hộ khi giao',
	])
		expect(pages[0]).toContain(said);
});

test('getReceipt and listPackingSlips return orders.not_found for an order of others', async () => {
	const [mine, other] = [await cashSale(), await cashSale()];
	expect(await getReceipt(other.buyer, { number: mine.number })).toMatchObject({ error: { code: 'orders.not_found' } });
	const numbers = [mine.number, other.number];
	expect(await listPackingSlips(mine.seller, { numbers })).toMatchObject({ error: { code: 'orders.not_found' } });
});

test('labels contain no products, and `both` prints label and packing slip of an order one after the other', async () => {
	const { seller, number, totalVnd } = await cashSale();
	await confirmOrder(seller, { number });
	const slips = await listPackingSlips(seller, { numbers: [number] });
	if (!slips.ok) throw new Error(slips.error.code);
	const [label = ''] = await read(packingPaper(slips.value, 'labels'));
	const { recipient, address } = slips.value[0]?.order.contact ?? { recipient: '', address: '' };
	for (const said of [number, recipient, address, `Thu hộ khi giao: ${formatVnd(totalVnd).replace(/\s/g, ' ')}`])
		expect(label).toContain(said);
	expect(label).not.toContain('Gạo Mẫu');
	const both = await read(packingPaper(slips.value, 'both'));
	const paper = packingPaper(slips.value, 'both');
	expect(await scanSheets(await drawSheets(paper.title, paper.sheets))).toEqual([number, number]);
	expect(both).toEqual([label, expect.stringContaining(`Phiếu đóng gói ${number}`)]);
});

const paperOf = async ({ buyer, number }: Sale): Promise<string> => {
	const receipt = await getReceipt(buyer.context, { number });
	if (!receipt.ok) throw new Error(receipt.error.code);
	return (await read(receiptPaper(receipt.value))).join(' ');
};

test('a receipt lists returned items and the completed and pending parts of the refund', async () => {
	const sale = await collectedSale(database);
	expect(await paperOf(sale)).not.toContain('Sản phẩm đã trả');
	const id = await requestedReturn(sale);
	await shopAction(sale, id, 'approve');
	await buyerAction(sale, id, 'send_back', { tracking: 'VN 456' });
	await shopAction(sale, id, 'receive');
	await shopAction(sale, id, 'accept');
	for (const said of ['Sản phẩm đã trả', '1 hoàn 100.000 ₫', 'Chờ chuyển khoản hoàn 109.000 ₫'])
		expect(await paperOf(sale)).toContain(said);
	const operatorContext = contextOf(database, operator(newId()));
	const transfer = (await openTransfers(operatorContext)).find(({ orderNumber }) => orderNumber === sale.number);
	await confirmTransfer(operatorContext, { refundId: transfer?.refundId ?? '', reference: 'FT4' });
	const paper = await paperOf(sale);
	expect(paper).toContain('Đã hoàn 109.000 ₫');
	expect(paper).not.toContain('Chờ chuyển khoản');
});

test('a receipt lists return shipping costs that the shop bears, and its amounts match the ledger', async () => {
	const { told, judge, takeIn, clock } = returnShippingOf(database);
	const sent = await told();
	await judge(sent, 'accept', '');
	await takeIn(sent);
	const receipt = await getReceipt(sent.sale.buyer.context, { number: sent.sale.number });
	const { back, moneyBack } = receipt.ok ? receipt.value : expect.fail();
	const owed = await getBalance(clock.read, { kind: 'refund_payable', ownerId: sent.sale.order.id });
	expect(sumVnd(moneyBack.map(({ amountVnd }) => amountVnd))).toBe(owed.postedVnd);
	expect(sumVnd(back.map(({ cashVnd }) => cashVnd))).toBe(owed.postedVnd);
	expect(moneyBack.map(({ stage }) => stage).toSorted()).toEqual(['requested', 'transfer']);
	expect(await paperOf(sent.sale)).toContain(
		`Phí gửi trả hàng, gian hàng chịu hoàn ${formatVnd(RETURN_SHIPPING_VND).replace(/\s/g, ' ')}`,
	);
});

test.each([
	['requested', 'Chờ gửi lệnh hoàn'],
	['sent', 'VNPAY đang hoàn'],
	['rejected', 'VNPAY từ chối hoàn, chuyển vào tài khoản bạn cung cấp'],
	['unclear', 'Lệnh hoàn chưa rõ kết quả'],
	['done', 'Đã hoàn'],
])('a refund in the state %s has the same text on the receipt and on the order page', async (state, said) => {
	const { sentBack, takeIn } = returnShippingOf(database);
	const sent = await sentBack();
	await takeIn(sent);
	await database.pool.query(
		`UPDATE refunds SET state = $1, next_try_at = NULL,
			decided_at = CASE WHEN $1 IN ('rejected', 'unclear', 'done') THEN app_now() END WHERE payable_owner = $2`,
		[state, sent.sale.order.id],
	);
	expect(await paperOf(sent.sale)).toContain(`${said} 109.000 ₫`);
});

test('a refund transferred by an operator is marked as such, with the bank transfer', async () => {
	const { sentBack, takeIn } = returnShippingOf(database);
	const sent = await sentBack();
	await takeIn(sent);
	const { rows } = await database.pool.query<{ id: string }>(
		"UPDATE refunds SET state = 'rejected', decided_at = app_now(), next_try_at = NULL WHERE payable_owner = $1 RETURNING id",
		[sent.sale.order.id],
	);
	const operatorContext = contextOf(database, operator(newId()));
	const approvedBy = (await makeCustomer(database.db, { isOperator: true })).id;
	const settled = await settleRefund(operatorContext, {
		refundId: rows[0]?.id ?? '',
		note: 'FT9',
		approvedBy,
		mark: null,
	});
	expect(settled).toMatchObject({ ok: true });
	expect(await paperOf(sent.sale)).toContain('Đã hoàn bằng chuyển khoản 109.000 ₫');
});

test('the receipt of an undelivered order does not call it returned', async () => {
	const sale = await shippedSale(database, 'cod');
	await recordFailedDelivery(sale.seller, {
		number: sale.number,
		reason: 'buyer_refused',
		note: 'Khách không nghe máy',
	});
	const paper = await paperOf(sale);
	expect(paper).toContain('Tình trạng Không giao được');
	expect(paper).toContain('Đã trả 0 ₫');
});
