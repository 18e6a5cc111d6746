// violates: words-stand-in-messages
export const Close = () => <button type="button" aria-label="Đóng" />;
