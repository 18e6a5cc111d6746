export const controlMessages = {
	less: 'Bớt',
	more: 'Thêm',
	choose: 'Chọn…',
	loading: 'Đang tải…',
	optional: '(không bắt buộc)',
	openList: (label: string): string => `Mở danh sách ${label}`,
	pictureOf: (at: number): string => `Ảnh ${at}`,
	steps: { done: 'Đã xong', now: 'Đang ở đây', later: 'Chưa tới', failed: 'Không thành' },
} as const;
