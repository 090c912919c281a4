#!/bin/sh
# Runs once, when the database is made: the role that servers have. `migrate` gives it its rights.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVER_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role teedesk login password :'password';
create extension if not exists pg_trgm;
SQL
