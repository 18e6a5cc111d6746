const Settings = z.object({
	PORT: port,
	DATA_DIR: folder,
});
