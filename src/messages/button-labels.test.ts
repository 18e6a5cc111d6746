import { expect, test } from 'vitest';
import { buyerActionMessages, shopReturnActionMessages } from './vi/return-screen.ts';
import { deliverMessages, shipMessages, takeBackMessages } from './vi/vendor/parcels.ts';
import {
	ordersBulkMessages,
	shopActionMessages,
	shopDoneMessages,
	shopOrderQuestions,
} from './vi/vendor/vendor-orders.ts';

const acted = {} as Parameters<(typeof shopReturnActionMessages)['receive']>[0];

test('buttons that report something done are verbs, not states', () => {
	const labels = [
		...Object.values(shopActionMessages.next),
		...Object.values(shopActionMessages.open),
		...Object.values(shopOrderQuestions).map(({ yes }) => yes),
		...ordersBulkMessages.pack(2),
		shipMessages.yes,
		shipMessages.delivered(1),
		shipMessages.takeBack,
		takeBackMessages.yes,
		deliverMessages.yes,
		buyerActionMessages('send_back', true).label,
		shopReturnActionMessages.receive(acted).label,
		shopReturnActionMessages.send_replacement(acted).label,
	];
	expect(labels.filter((label) => /^đã /i.test(label))).toEqual([]);
});

test('shopDoneMessages says what was done, what is next and until when', () => {
	const now = new Date('2026-11-27T03:00:00Z');
	expect(shopDoneMessages('confirm', '123', { state: 'confirmed', dueBy: '2026-11-27T10:00:00Z' }, now)).toBe(
		'Đã xác nhận đơn 123, hãy đóng gói trước 17:00 hôm nay.',
	);
	expect(shopDoneMessages('pack', '123', { state: 'packed', dueBy: '2026-11-30T03:30:00Z' }, now)).toBe(
		'Đã báo đóng gói đơn 123, hãy giao cho hãng vận chuyển trước 10:30 thứ Hai 30/11.',
	);
	expect(shopDoneMessages('deliver', '123', { state: 'delivered', dueBy: null }, now)).toBe('Đã báo giao tới đơn 123.');
	expect(shopDoneMessages('confirm', '123', null, now)).toBe('Đã xác nhận đơn 123.');
});
