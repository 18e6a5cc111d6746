/** Apart from the other voucher texts, which would bring schemas and dates to pages that are only read. */
export const savedVoucherMessages = {
	title: 'Mã giảm giá của tôi',
	emptyTitle: 'Bạn chưa lưu mã nào',
	empty: 'Bấm “Lưu mã” ở trang gian hàng, mã sẽ nằm ở đây và đứng đầu danh sách khi bạn đặt hàng.',
	find: 'Tìm gian hàng',
	save: 'Lưu mã',
	saved: 'Đã lưu',
	toastSaved: (code: string) => `Đã lưu mã ${code}.`,
	toastRemoved: (code: string) => `Đã bỏ lưu mã ${code}.`,
	copy: 'Sao chép mã',
	copied: 'Đã sao chép',
	toastCopied: (code: string) => `Đã sao chép mã ${code}.`,
	remove: 'Bỏ lưu',
	saveAgain: 'Lưu lại',
	platform: 'Chợ Biz',
	states: {
		usable: 'Dùng được',
		not_started: 'Chưa đến ngày dùng',
		ended: 'Đã hết hạn',
		used_up: 'Đã hết lượt dùng',
		used_by_you: 'Bạn đã dùng hết lượt',
	},
} as const;
