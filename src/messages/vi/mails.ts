export const mailLinkHint = 'Nút không mở được? Bạn chép địa chỉ này vào trình duyệt nhé:';
