export const dialogMessages = { close: 'Đóng', cancel: 'Thôi' } as const;
