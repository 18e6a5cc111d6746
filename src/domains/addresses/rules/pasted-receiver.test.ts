import { expect, test } from 'vitest';
import { receiverOf } from './pasted-receiver.ts';

const readAll = (text: string) => {
	const { recipient, phone } = receiverOf(text, text.length);
	return [recipient, phone];
};

test.each([
	['Nguyễn Văn A, 0912 345 678, 12 Lê Lợi, ', 'Nguyễn Văn A', '0912 345 678'],
	['Nguyễn Thị Hoa\n+84912345678\n12/3 Lê Văn Thọ\n', 'Nguyễn Thị Hoa', '0912 345 678'],
	['Tên: Trần Minh Châu, SĐT: 0912.345.678, Địa chỉ: 5 Lê Lợi', 'Trần Minh Châu', '0912 345 678'],
	['Anh Nam 0912345678 12/3 Lê Văn Thọ', 'Anh Nam', '0912 345 678'],
	['Gửi chị Hoa, số 5 Lê Lợi', 'Chị Hoa', ''],
	['12/3 Lê Văn Thọ 0912345678 ', '', '0912 345 678'],
	['Lê Lợi', '', ''],
	['Chung cư Hoa Sen, 5 Lê Lợi', '', ''],
	['5 Lê Lợi, 0123 456 789, ', '', ''],
	['', '', ''],
])('receiverOf reads from %j the recipient %s and the phone %s', (text, recipient, phone) => {
	expect(readAll(text)).toEqual([recipient, phone]);
});

test('receiverOf accepts a phone number after the place, but not a name', () => {
	const text = '12 Lê Lợi, Phường Bến Thành, TP. Hồ Chí Minh, 0912345678';
	expect(receiverOf(text, 11)).toEqual({ recipient: '', phone: '0912 345 678' });
});
