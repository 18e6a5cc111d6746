/** A separate module, loaded only by the dialog that covers parts of a picture. */
export const pictureCoverMessages = {
	hint: 'Bấm vào phần riêng tư như khuôn mặt, địa chỉ. Bên kia không thấy phần đó; người phân xử của Chợ Biz vẫn xem được ảnh gốc.',
	grid: (name: string) => `Các ô của ảnh ${name}`,
	cell: (row: number, column: number) => `Che ô hàng ${row}, cột ${column}`,
	keep: 'Che các ô đã chọn',
	uncover: 'Bỏ che',
} as const;
