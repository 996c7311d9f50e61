#!/bin/sh
# Run once, in an empty PostgreSQL of compose.yaml: the site's role owns its database and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username postgres <<'SQL'
CREATE ROLE dakhila LOGIN PASSWORD :'password';
CREATE DATABASE dakhila OWNER dakhila;
SQL
