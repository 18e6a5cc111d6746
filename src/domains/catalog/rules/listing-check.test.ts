import { expect, test } from 'vitest';
import { listingDoubts } from './listing-check.ts';

test.each([
	['Gạo ST25 túi 5kg', 'Cơm dẻo, thơm lá dứa. Đóng túi hút chân không.', []],
	['Áo thun', 'Nhắn 0912 345 678 để được giá rẻ hơn', ['contact_in_text']],
	['Áo thun', 'Chuyển khoản 19036987654321', ['contact_in_text']],
	['Áo thun', 'Xem thêm ở shopcuatoi.com nhé', ['link_in_text']],
	['Áo thun', 'https://vidu.example/ao', ['link_in_text']],
	['Giày super fake', 'Như thật', ['banned_words']],
	['Súng bắn đinh', 'Cho thợ mộc', ['banned_words']],
	['Thuoc la dien tu', 'viet khong dau', ['banned_words']],
	['Con rối nước', 'Tạc từ gỗ sung', []],
	['Sừng trâu mỹ nghệ', 'Lược sừng, bảng giá in kèm', []],
	['Bộ cờ vua', 'Kích thước 30 x 30 cm, nặng 1.250 g, bảo hành 12 tháng', []],
])('the listing %s – %s raises the doubts %j', (name, description, wanted) => {
	expect(listingDoubts({ name, description })).toEqual(wanted);
});
