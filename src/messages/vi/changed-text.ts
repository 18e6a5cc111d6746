/** Shown in the console on a concurrent change, before anything is overwritten. */
export const changedMessages = {
	title: (what: string): string => `Người khác vừa sửa ${what}`,
	text: 'Chưa có gì bị ghi đè. Bản mới của họ ở dưới, những gì bạn nhập vẫn còn: bạn chọn bản giữ lại rồi lưu.',
	marks: 'Chỗ hai bản khác nhau được tô màu.',
	struck: 'Chữ gạch ngang là chữ của bạn mà bản kia không có.',
	takeTheirs: 'Lấy bản của họ',
	saveMine: 'Giữ bản của tôi',
	/** The form's error message. */
	refused: (what: string): string => `Người khác vừa sửa ${what}. Bạn xem bản mới, chọn bản giữ lại rồi lưu nhé.`,
} as const;
