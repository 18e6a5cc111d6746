export const galleryMessages = {
	largeView: 'Ảnh lớn',
	pictureOf: (place: number, count: number) => `Ảnh ${place} trên ${count}`,
	previous: 'Ảnh trước',
	next: 'Ảnh sau',
	smaller: 'Thu nhỏ',
	larger: 'Phóng to',
	close: 'Đóng ảnh lớn',
} as const;
