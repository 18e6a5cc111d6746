import type { MessageEntry } from '../message-table.ts';

export const FIELD_FALLBACK = 'Ô này có ký tự hoặc cách ghi không dùng được. Bạn ghi như gợi ý cạnh ô nhé.';
const FORMATS: Readonly<Record<string, string>> = {
	email: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	url: 'Đường dẫn chưa đúng, ví dụ: https://vidu.vn.',
	date: 'Ngày chưa đúng, bạn chọn trong lịch nhé.',
	datetime: 'Ngày giờ chưa đúng, bạn chọn trong lịch nhé.',
};

export const fieldMessages: Readonly<Record<string, MessageEntry>> = {
	invalid_type: ({ expected }) =>
		expected === 'number' || expected === 'int' ? 'Cần nhập một con số.' : 'Bạn chưa nhập ô này.',
	invalid_value: 'Bạn chọn một trong các mục có sẵn nhé.',
	invalid_format: ({ format }) => FORMATS[String(format)] ?? FIELD_FALLBACK,
	too_small: ({ origin, minimum }) =>
		origin === 'string'
			? Number(minimum) <= 1
				? 'Bạn chưa nhập ô này.'
				: `Cần ít nhất ${minimum} ký tự.`
			: origin === 'array'
				? `Cần chọn ít nhất ${minimum} mục.`
				: `Nhỏ nhất là ${minimum}.`,
	too_big: ({ origin, maximum }) =>
		origin === 'string'
			? `Nhiều nhất ${maximum} ký tự.`
			: origin === 'array'
				? `Nhiều nhất ${maximum} mục.`
				: `Lớn nhất là ${maximum}.`,
	not_multiple_of: ({ divisor }) => `Phải là bội số của ${divisor}.`,
	unrecognized_keys: 'Có ô không dùng đến trong yêu cầu.',
	invalid_union: 'Bạn chọn một trong các mục có sẵn nhé.',
	'orders.shop_twice': 'Mỗi gian hàng chỉ đứng một lần trong một lần đặt.',
	'text.unstorable': 'Có ký tự không lưu được. Bạn xóa ký tự lạ rồi thử lại nhé.',
	'text.invisible': 'Có ký tự ẩn hoặc xuống dòng. Bạn gõ lại ô này nhé.',
	'text.latin_needed': 'Bạn ghi tên bằng chữ cái Việt hoặc Anh, để in được lên phiếu giao hàng.',
	'text.no_letter': 'Ô này cần có ít nhất một chữ cái hoặc chữ số.',
};
