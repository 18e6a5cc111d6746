import { fieldWords } from './beside-fields.ts';

/** What the form of an address says. */
export const addressFormWords = {
	labels: {
		recipient: 'Họ tên người nhận',
		phone: 'Số điện thoại',
		street: 'Số nhà, đường, thôn xóm',
		note: 'Ghi chú cho người giao',
	},
	phoneHint: 'Ví dụ: 0912 345 678',
	province: 'Tỉnh, thành phố',
	ward: 'Phường, xã, đặc khu',
	faults: {
		missing: () => fieldWords.missing,
		too_short: (min: number) => fieldWords.tooShort(min),
		too_long: () => '',
		not_a_phone: () => 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
	},
	provinceFirst: 'Bạn chọn tỉnh, thành phố trước nhé.',
	missingProvince: 'Bạn chưa chọn tỉnh, thành phố.',
	missingWard: 'Bạn chưa chọn phường, xã.',
	add: 'Thêm địa chỉ mới',
	edit: 'Sửa địa chỉ',
	save: 'Lưu địa chỉ',
	cancel: 'Thôi',
} as const;
