#!/bin/sh
# nginx of compose.yaml: says what differs between machines, then starts. Requests are logged to where containers' logs go.
set -eu
mkdir -p /run/nginx/logs
ln -sf /dev/stdout /run/nginx/logs/access.log
{
  printf 'map "" $site { default "%s"; }\n' "${NEXTAUTH_URL%/}"
  awk '$1 == "nameserver" { print "resolver " ($2 ~ /:/ ? "[" $2 "]" : $2) " valid=5s;"; exit }' /etc/resolv.conf
} >/run/nginx/site.conf
exec nginx -p /run/nginx/ -c /etc/nginx/deploy/nginx-compose.conf -g "daemon off;"
