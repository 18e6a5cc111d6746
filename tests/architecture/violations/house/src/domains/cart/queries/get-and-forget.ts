// violates: queries-write-nothing
export const forget = (db: { delete(table: object): void }) => db.delete({});
