#!/bin/sh
# Run once, in an empty PostgreSQL of compose.yaml: the roles of docs/operations.md and the database, which the site's
# role owns. The superuser then has no password, and is reached inside the container only.
set -eu
psql --set=ON_ERROR_STOP=1 --set=owner="$POSTGRES_PASSWORD" --set=app="$DATABASE_APP_PASSWORD" --username postgres <<'SQL'
CREATE ROLE dakhila LOGIN PASSWORD :'owner';
CREATE ROLE dakhila_app LOGIN PASSWORD :'app';
CREATE ROLE dakhila_editor LOGIN;
CREATE DATABASE dakhila OWNER dakhila;
ALTER ROLE postgres PASSWORD NULL;
SQL
