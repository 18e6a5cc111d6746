/** Keys are generated, never a person's file name. */
export type FileStore = {
	read(key: string): Promise<Uint8Array | null>;
	/** Atomic, even when the process dies during the write. */
	write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	remove(key: string): Promise<void>;
};
