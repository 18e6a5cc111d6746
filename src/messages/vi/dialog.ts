export const dialogWords = { close: 'Đóng', cancel: 'Thôi' } as const;
