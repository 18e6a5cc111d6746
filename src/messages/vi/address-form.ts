import { fieldMessages } from './beside-fields.ts';

export const addressFormMessages = {
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
		missing: () => fieldMessages.missing,
		too_short: (min: number) => fieldMessages.tooShort(min),
		too_long: () => '',
		not_printable: () => 'Bạn ghi tên bằng chữ cái Việt hoặc Anh, để in được lên phiếu giao hàng.',
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

/** For pasting a complete address from a message or an old order. */
export const pasteAddressMessages = {
	open: 'Dán cả địa chỉ, địa chỉ cũ cũng được',
	label: 'Địa chỉ đầy đủ',
	example: 'Ví dụ: Chị Hoa 0912 345 678, 45/7 Lê Đức Thọ P12 Gò Vấp TPHCM',
	read: 'Điền giúp tôi',
	nothingPasted: 'Bạn dán địa chỉ vào đây trước nhé.',
	unknown:
		'Chợ Biz chưa nhận ra phường, xã trong địa chỉ này. Bạn thêm quận, huyện cũ hoặc tỉnh, hoặc chọn ở dưới nhé.',
	choose: (former: string) =>
		`${former === '' ? 'Tên này có ở nhiều nơi' : `${former} nay thuộc nhiều nơi`}. Bạn chọn nơi của mình:`,
	filled: ({ wardName, provinceName, former }: { wardName: string; provinceName: string; former: string | null }) =>
		`Đã điền ${wardName}, ${provinceName}${former ? ` (trước là ${former})` : ''}. Bạn xem lại các ô đã điền nhé.`,
} as const;
