-- Up Migration

-- The wards of before July 2025, which people still write, and what became of them.
CREATE TABLE former_wards (
	ward_name text NOT NULL,
	district_name text NOT NULL,
	province_name text NOT NULL,
	-- Folded, without the word for what it is: 'ba dinh', '12'.
	ward_key text NOT NULL,
	district_key text NOT NULL,
	province_key text NOT NULL,
	ward_code text NOT NULL,
	CONSTRAINT former_wards_pkey PRIMARY KEY (ward_name, district_name, province_name, ward_code),
	CONSTRAINT former_wards_ward_code_fkey FOREIGN KEY (ward_code) REFERENCES wards (code)
);
CREATE INDEX former_wards_ward_key ON former_wards (ward_key);
